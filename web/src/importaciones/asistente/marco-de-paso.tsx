import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly titulo: string;
  readonly bajada?: ReactNode;
  /** At the end of the title's line. */
  readonly alTitulo?: ReactNode;
  readonly error?: string | null;
  /** What Enter does on the title, where the focus arrives. */
  readonly onSeguir?: () => void;
  /** At the start of the foot: what is missing, or what would happen. */
  readonly pie?: ReactNode;
  readonly acciones?: ReactNode;
  readonly children: ReactNode;
};

/** One step: its title takes the focus when it comes, and its actions stay at hand below. */
export function MarcoDePaso({ titulo, bajada, alTitulo, error, onSeguir, pie, acciones, children }: Props) {
  const encabezado = useRef<HTMLHeadingElement>(null);
  useEffect(() => encabezado.current?.focus({ preventScroll: true }), []);

  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || evento.target !== evento.currentTarget) return;
    evento.preventDefault();
    onSeguir?.();
  };
  return (
    <Stack data-sin-barra={acciones ? '' : undefined} sx={[{ gap: 2, minWidth: 0 }, acciones !== undefined && conPie]}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, px: { sm: 0.5 } }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography
            ref={encabezado}
            variant="h6"
            component="h2"
            tabIndex={-1}
            onKeyDown={handleKey}
            sx={{ '&:focus-visible': { outline: 'none' } }}
          >
            {titulo}
          </Typography>
          {bajada && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {bajada}
            </Typography>
          )}
        </Box>
        {alTitulo}
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      {children}
      {acciones && (
        <Box component="footer" data-pie data-se-queda sx={pieDePaso}>
          <Box role="status" sx={{ flex: { sm: 1 }, minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {pie}
          </Box>
          <Stack direction="row" sx={{ gap: 1, '& > *': { flex: { xs: '1 0 auto', sm: 'none' } } }}>
            {acciones}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}

/** The foot stands at the bottom of the window, however little the step shows. */
const conPie = {
  pb: { xs: '112px', sm: 0 },
  minHeight: { sm: 'calc(100dvh - 244px)' },
  '& > footer': { mt: 'auto' },
} as const;

const pieDePaso = {
  position: { xs: 'fixed', sm: 'sticky' },
  insetInline: { xs: 0, sm: 'auto' },
  bottom: { xs: 0, sm: 12 },
  zIndex: 20,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 2,
  rowGap: 1,
  '& > :empty': { display: { xs: 'none', sm: 'block' } },
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 1.5 },
  borderRadius: { sm: 1 },
  borderTop: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
  bgcolor: 'background.paper',
  boxShadow: { sm: 'var(--t-palette-sombra-overlay)' },
} as const;
