import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type Email, ETIQUETAS_DE_CORREO } from '#galeria/api-falsa/entidades/email.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { cuentaDe, type FiltroDeCorreo } from './estado.ts';
import { textos } from './textos.ts';

/** The sign of each folder, mark and label. */
export const ICONOS: Readonly<Record<FiltroDeCorreo, Icono>> = {
  inbox: IconMail,
  sent: IconSend,
  draft: IconNote,
  spam: IconFlag,
  trash: IconTrash,
  starred: IconStar,
  important: IconAlertCircle,
  Promotional: IconFolder,
  Social: IconFolder,
  Health: IconFolder,
};
const COLORES: Readonly<Partial<Record<FiltroDeCorreo, string>>> = {
  Promotional: 'primary.text',
  Social: 'error.text',
  Health: 'success.text',
};
const DE_CARPETAS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
const DE_MARCAS = ['starred', 'important'] as const;

/** Where the mails are kept, and what they may be looked at by. */
export function Carpetas(props: {
  readonly correos: readonly Email[];
  readonly filtro: FiltroDeCorreo;
  readonly onFiltro: (filtro: FiltroDeCorreo) => void;
  readonly onRedactar: () => void;
}) {
  const t = textos.usar();
  const boton = (filtro: FiltroDeCorreo) => (
    <Entrada
      key={filtro}
      filtro={filtro}
      puesto={filtro === props.filtro}
      cuenta={cuentaDe(props.correos, filtro)}
      onClick={() => props.onFiltro(filtro)}
    />
  );
  return (
    <>
      <Box sx={{ p: 2 }}>
        <Button
          variant="contained"
          fullWidth
          data-testid="email-compose"
          startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />}
          onClick={props.onRedactar}
        >
          {t('redactar')}
        </Button>
      </Box>
      <CuerpoDePanel>
        <Box sx={{ display: 'grid', gap: 0.25, px: 1.5, pb: 2 }}>
          {DE_CARPETAS.map(boton)}
          <Subtitulo>{t('ordenarPor')}</Subtitulo>
          {DE_MARCAS.map(boton)}
          <Subtitulo>{t('etiquetas')}</Subtitulo>
          {ETIQUETAS_DE_CORREO.map(boton)}
        </Box>
      </CuerpoDePanel>
    </>
  );
}

function Entrada(props: {
  readonly filtro: FiltroDeCorreo;
  readonly puesto: boolean;
  readonly cuenta: number | undefined;
  readonly onClick: () => void;
}) {
  const t = textos.usar();
  const { filtro, puesto, cuenta } = props;
  const Icono = ICONOS[filtro];
  return (
    <ButtonBase
      aria-pressed={puesto}
      data-testid={`email-filter-${filtro}`}
      onClick={props.onClick}
      sx={entrada(puesto)}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: COLORES[filtro] ?? 'inherit' }}>
        <Icono size={18} stroke={1.7} aria-hidden />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {t(`filtro.${filtro}`)}
      </Box>
      {cuenta !== undefined && cuenta > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          <span aria-hidden>{formatearEntero(cuenta)}</span>
          <Oculto>{t(filtro === 'inbox' ? 'sinLeer' : 'borradores', { count: cuenta })}</Oculto>
        </Box>
      )}
    </ButtonBase>
  );
}

function Subtitulo({ children }: { readonly children: string }) {
  return (
    <Typography
      component="h2"
      sx={{
        mx: -1.5,
        mt: 1,
        px: 2.75,
        pt: 1.5,
        pb: 0.5,
        fontSize: '0.75rem',
        fontWeight: 600,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Typography>
  );
}

const entrada = (puesto: boolean) =>
  ({
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: 1.25,
    minHeight: 38,
    px: 1.25,
    borderRadius: 1,
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    ...(puesto
      ? { bgcolor: 'action.selected', color: 'primary.text', fontWeight: 600 }
      : { '&:hover': { bgcolor: 'action.hover' } }),
  }) as const;
