import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { llano } from '#galeria/comun/buscar.ts';
import { EditorDeTexto } from '#ui/editor/editor-de-texto.tsx';
import { textoDeHtml } from '#ui/editor/html-ajeno.ts';
import { esDireccion, type Redaccion } from './estado.ts';
import { remitente } from './lista-de-correos.tsx';
import { textos } from './textos.ts';

/** An answer, written below the mail it answers. */
export function Responder(props: {
  readonly correo: Email;
  readonly onCerrar: () => void;
  readonly onEnviar: (redaccion: Redaccion) => void;
}) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const { correo } = props;
  const [html, setHtml] = useState('');
  const quien = remitente(correo);
  const handleEnviar = () =>
    props.onEnviar({
      para: [direccionDe(correo)],
      asunto: /^re: /i.test(correo.subject) ? correo.subject : `Re: ${correo.subject}`,
      html,
      texto: textoDeHtml(html),
      adjuntos: [],
    });
  return (
    <Box component="section" data-testid="email-reply">
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {t('respuesta', { quien })}
      </Typography>
      <EditorDeTexto
        etiqueta={t('mensaje')}
        marcador={t('marcador')}
        alto={120}
        prueba="email-reply-editor"
        onCambio={setHtml}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button variant="contained" disabled={html === ''} onClick={handleEnviar}>
          {t('enviar')}
        </Button>
        <Button onClick={props.onCerrar}>{tUi('accion.cancelar')}</Button>
      </Stack>
    </Box>
  );
}

/** Where an answer goes: the address after the name, or one of the sample domain made of the name. */
export function direccionDe({ from }: Pick<Email, 'from'>): string {
  const escrita = /<(.+)>$/.exec(from)?.[1] ?? from;
  if (esDireccion(escrita)) return escrita;
  return `${llano(from).replace(/[^a-z0-9]+/g, '.')}@demostracion.example`;
}
