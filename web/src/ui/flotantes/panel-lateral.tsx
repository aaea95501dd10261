import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from './flotantes.tsx';

/** A panel at the end of the screen, for a form or a detail. Fills the width on a phone. Esc closes it. */
export function PanelLateral(props: {
  readonly abierto: boolean;
  readonly titulo: string;
  readonly subtitulo?: string;
  readonly ancho?: number;
  readonly onCerrar: () => void;
  /** Always in sight, below what scrolls. */
  readonly pie?: ReactNode;
  /** What is behind stays in plain sight: it shows what is being chosen. */
  readonly sinVelo?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={props.abierto}
      onClose={props.onCerrar}
      slotProps={{
        backdrop: { invisible: props.sinVelo ?? false },
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          'aria-modal': true,
          sx: {
            width: { xs: '100%', sm: props.ancho ?? 440 },
            maxWidth: '100vw',
            ...(props.sinVelo && { boxShadow: 'var(--t-palette-sombra-overlay)' }),
          },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, minHeight: 70, px: 3, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h5" component="h2">
            {props.titulo}
          </Typography>
          {props.subtitulo && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {props.subtitulo}
            </Typography>
          )}
        </Box>
        <IconButton onClick={props.onCerrar} aria-label={t('accion.cerrar')}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 3 }}>{props.children}</Box>
      {props.pie && <Box sx={{ p: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>{props.pie}</Box>}
    </Drawer>
  );
}
