import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Paso, Rastro, useRastroDelMenu } from './rastro.tsx';

type Props = {
  readonly titulo: string;
  /** The title of the browser's tab, when it is not the same. */
  readonly pestana?: string;
  /** One line below the title, in the place of the trail. */
  readonly bajada?: string;
  /** A state chip beside the title. */
  readonly estado?: ReactNode;
  readonly acciones?: ReactNode;
  /** Steps of the trail; without them the menu tells where the page is. */
  readonly rastro?: readonly Paso[];
  /** The content fills the height of the window and scrolls inside itself: for lists. */
  readonly fija?: boolean;
  readonly children: ReactNode;
};

/** The frame of every screen: title in the tab, title band with trail and actions, then the content. */
export function Pagina({ titulo, pestana, bajada, estado, acciones, rastro, fija = false, children }: Props) {
  const { t } = useTranslation('ui');
  const delMenu = useRastroDelMenu(titulo);
  const pasos = rastro ?? delMenu;
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2 }, minWidth: 0, ...(fija && alturaFija) }}>
      <title>{`${pestana ?? titulo} · ${t('pagina.producto')}`}</title>
      <Box component="header" sx={banda}>
        <Box sx={{ minWidth: 0, flex: { xs: '1 1 180px', sm: 1 } }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0, flexWrap: 'wrap' }}>
            <Typography component="h1" sx={tituloDePagina}>
              {titulo}
            </Typography>
            {estado}
          </Stack>
          {bajada && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {bajada}
            </Typography>
          )}
          {!bajada && pasos.length > 0 && <Rastro pasos={pasos} />}
        </Box>
        {acciones && (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            {acciones}
          </Stack>
        )}
      </Box>
      {children}
    </Stack>
  );
}

const tituloDePagina = {
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  minWidth: 0,
  overflowWrap: 'anywhere',
};

const banda = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 44, sm: 64 },
  px: { xs: 0, sm: 2.5 },
  py: { xs: 0, sm: 1.25 },
  borderRadius: 1,
  bgcolor: { xs: 'transparent', sm: 'band' },
} as const;

const alturaFija = { height: { md: 'calc(100dvh - 94px)' }, minHeight: { md: 520 } } as const;
