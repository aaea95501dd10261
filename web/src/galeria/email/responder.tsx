import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { EditorDeTexto } from '#ui/editor/editor-de-texto.tsx';
import { textoDeHtml } from '#ui/editor/html-ajeno.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { paraResponder, type Redaccion } from './estado.ts';
import { remitente } from './lista-de-correos.tsx';
import { textos } from './textos.ts';

/** Whole, with what sends it. */
export const traerALaVista = (respuesta: Element | null | undefined): void =>
  respuesta?.scrollIntoView?.({ block: 'nearest' });

/** An answer, written below the mail it answers; what was written of it is not thrown away unasked. */
export function Responder(props: {
  readonly correo: Email;
  readonly html: string;
  /** Whether it was just asked for: then the keyboard goes there, and it is brought whole into view. */
  readonly enfocado: boolean;
  readonly onHtml: (html: string) => void;
  readonly onCerrar: () => void;
  readonly onEnviar: (redaccion: Redaccion) => void;
}) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const confirmar = useConfirmar();
  const { correo, html, enfocado } = props;
  const respuesta = useRef<HTMLElement>(null);
  const esPropio = correo.sent || correo.draft;
  const handleEnviar = () =>
    props.onEnviar({
      para: paraResponder(correo),
      asunto: /^re: /i.test(correo.subject) ? correo.subject : `Re: ${correo.subject}`,
      html,
      texto: textoDeHtml(html),
      adjuntos: [],
    });
  const handleCancelar = async () => {
    const pregunta = {
      titulo: t('descartarPregunta'),
      texto: t('descartarTexto'),
      boton: t('descartar'),
      peligro: true,
    };
    if (html === '' || (await confirmar(pregunta)) !== null) props.onCerrar();
  };
  return (
    <Box component="section" ref={respuesta} data-testid="email-reply">
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {t('respuesta', { quien: esPropio ? correo.To : remitente(correo) })}
      </Typography>
      <EditorDeTexto
        etiqueta={t('mensaje')}
        marcador={t('marcador')}
        alto={120}
        prueba="email-reply-editor"
        inicial={html}
        enfocado={enfocado}
        onListo={() => enfocado && traerALaVista(respuesta.current)}
        onCambio={props.onHtml}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button variant="contained" disabled={html === ''} onClick={handleEnviar}>
          {t('enviar')}
        </Button>
        <Button onClick={() => void handleCancelar()}>{tUi('accion.cancelar')}</Button>
      </Stack>
    </Box>
  );
}
