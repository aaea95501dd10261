import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ChatAttachment } from '#galeria/api-falsa/entidades/chats.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { bajarArchivo } from './archivos.ts';
import { textos } from './textos.ts';

const ICONOS: Readonly<Record<ChatAttachment['icon'], Icono>> = {
  pdf: IconFileTypePdf,
  planilla: IconFileSpreadsheet,
  texto: IconFileText,
  imagen: IconPhoto,
  archivo: IconFile,
};

/** A file of a message: what it is, how big, and a button to take it away. */
export function Adjunto(props: {
  readonly mensajeId: string;
  readonly adjunto: ChatAttachment;
  /** The button shows with the pointer or the focus only. */
  readonly alPasar?: boolean;
}) {
  const t = textos.usar();
  const { adjunto } = props;
  const Icono = ICONOS[adjunto.icon];
  return (
    <Box sx={renglon(props.alPasar === true)}>
      <Simbolo tono="primary">
        <Icono size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{adjunto.file}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{adjunto.fileSize}</Box>
      </Box>
      <Pista texto={t('descargar', { que: adjunto.file })}>
        <IconButton
          size="small"
          onClick={() => bajarArchivo(props.mensajeId, adjunto, t('deMuestra', { que: adjunto.file }))}
        >
          <IconDownload size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
    </Box>
  );
}

const renglon = (alPasar: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    py: 0.75,
    textAlign: 'start',
    ...(alPasar && {
      // A finger has nothing to pass over with.
      '@media (hover: hover)': {
        '& button': { opacity: 0 },
        '&:hover button, & button:focus-visible': { opacity: 1 },
      },
    }),
  }) as const;
