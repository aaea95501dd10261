import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconCornerUpLeft from '@tabler/icons-react/dist/esm/icons/IconCornerUpLeft.mjs';
import IconCornerUpRight from '@tabler/icons-react/dist/esm/icons/IconCornerUpRight.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useRef, useState } from 'react';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { HtmlALaVista } from '#ui/editor/html-a-la-vista.tsx';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { CuerpoDePanel, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import type { AccionesDeCorreo } from './acciones.ts';
import { AdjuntosDeCorreo } from './adjuntos-de-correo.tsx';
import { BotonDeEstrella, BotonDeImportante, BotonDePapelera } from './botones-de-correo.tsx';
import type { Redaccion } from './estado.ts';
import { EtiquetaDeUno, remitente } from './lista-de-correos.tsx';
import { Responder, traerALaVista } from './responder.tsx';
import { textos } from './textos.ts';

/** One mail to read, answer or send on; a draft, to go on writing it. */
export function CorreoAbierto(props: {
  readonly correo: Email | undefined;
  readonly acciones: AccionesDeCorreo;
  readonly onReenviar: (correo: Email) => void;
  readonly onSeguir: (borrador: Email) => void;
  readonly onResponder: (redaccion: Redaccion) => void;
}) {
  const t = textos.usar();
  const { correo, acciones } = props;
  const esBorrador = correo?.draft === true && !correo.trash;
  const Icono = esBorrador ? IconPencil : IconCornerUpLeft;
  const respuesta = useRespuestas(correo?.id);
  const { volver } = usePaneles();
  if (!correo) return <VistaVacia icono={IconMail} titulo={t('elegi')} />;
  return (
    <>
      <Stack direction="row" sx={barra}>
        {volver}
        <BotonDeEstrella correo={correo} onClick={() => acciones.destacar([correo.id])} />
        <BotonDeImportante correo={correo} onClick={() => acciones.importante([correo.id])} />
        <BotonDePapelera correo={correo} onClick={() => acciones.papelera([correo.id])} />
        <Stack direction="row" sx={respuestas}>
          <Button
            ref={respuesta.boton}
            size="small"
            startIcon={<Icono size={18} stroke={1.7} aria-hidden />}
            onClick={() => (esBorrador ? props.onSeguir(correo) : respuesta.empezar())}
          >
            {t(esBorrador ? 'seguir' : 'responder')}
          </Button>
          {!esBorrador && (
            <Button
              size="small"
              startIcon={<IconCornerUpRight size={18} stroke={1.7} aria-hidden />}
              onClick={() => props.onReenviar(correo)}
            >
              {t('reenviar')}
            </Button>
          )}
        </Stack>
      </Stack>
      <CuerpoDePanel relleno={3}>
        <Box
          ref={respuesta.hoja}
          data-testid="email-detail"
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Cabecera correo={correo} />
          <Contenido key={correo.id} correo={correo} />
          <AdjuntosDeCorreo adjuntos={correo.attchments} />
          {respuesta.html !== undefined && (
            <Responder
              key={`respuesta-${correo.id}`}
              correo={correo}
              html={respuesta.html}
              enfocado={respuesta.recienPedida}
              onHtml={respuesta.escribir}
              onCerrar={respuesta.terminar}
              onEnviar={(redaccion) => {
                respuesta.terminar();
                props.onResponder(redaccion);
              }}
            />
          )}
        </Box>
      </CuerpoDePanel>
    </>
  );
}

/** The answers that were begun: each waits below its mail, also while one is on another screen. */
const empezadas = crearAlmacen<ReadonlyMap<number, string>>(() => new Map());

/** The answer that was begun to the mail `id`, and what is done with it. */
function useRespuestas(id: number | undefined) {
  const html = empezadas.usarCon((todas) => (id === undefined ? undefined : todas.get(id)));
  const [recienPedida, setRecienPedida] = useState(false);
  const [vista, setVista] = useState(id);
  const hoja = useRef<HTMLDivElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  // Who comes back to a mail that was being answered came to read: the keyboard stays in the list.
  if (vista !== id) {
    setVista(id);
    setRecienPedida(false);
  }
  const cambiar = (fn: (copia: Map<number, string>, de: number) => void) => {
    if (id === undefined) return;
    empezadas.cambiar((antes) => {
      const copia = new Map(antes);
      fn(copia, id);
      return copia;
    });
  };
  return {
    hoja,
    boton,
    html,
    recienPedida,
    empezar: () => {
      cambiar((copia, de) => copia.set(de, copia.get(de) ?? ''));
      setRecienPedida(true);
      hoja.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
      traerALaVista(hoja.current?.querySelector('section'));
    },
    escribir: (html: string) => cambiar((copia, de) => copia.set(de, html)),
    terminar: () => {
      cambiar((copia, de) => copia.delete(de));
      boton.current?.focus();
    },
  };
}

function Cabecera({ correo }: { readonly correo: Email }) {
  const t = textos.usar();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <AvatarDe quien={{ nombre: remitente(correo), foto: correo.thumbnail }} lado={44} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {correo.from}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`${t('para')}: ${correo.To} · ${formatearFechaHora(correo.time)}`}
          </Typography>
        </Box>
        {correo.label && <EtiquetaDeUno etiqueta={correo.label} />}
      </Stack>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {correo.subject || t('sinAsunto')}
      </Typography>
    </>
  );
}

/** The text; pictures that would be asked of somebody else come when they are allowed. */
function Contenido({ correo }: { readonly correo: Email }) {
  const t = textos.usar();
  const [conImagenes, setConImagenes] = useState(false);
  return (
    <div>
      <HtmlALaVista
        html={correo.emailContent}
        conImagenes={conImagenes}
        siRetiene={
          <Stack direction="row" sx={aviso}>
            <Box sx={{ flex: '1 1 200px' }}>{t('retenidas')}</Box>
            <Button size="small" onClick={() => setConImagenes(true)}>
              {t('mostrarImagenes')}
            </Button>
          </Stack>
        }
        prueba="email-content"
      />
    </div>
  );
}

const barra = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1, md: 2 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** With the marks in one row where it is wide enough without their icons; else below, and together. */
const respuestas = {
  gap: 0.5,
  marginInlineStart: 'auto',
  '& .MuiButton-root': { flex: 'none', px: { xs: 1.25, sm: 1.5 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const aviso = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'info.soft',
  color: 'info.onSoft',
  fontSize: '0.8125rem',
} as const;
