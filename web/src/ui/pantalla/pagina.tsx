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
  /** `completa` on settings, reports and demonstration screens; work screens keep the low one. */
  readonly banda?: 'compacta' | 'completa';
  /** A decoration at the end of the full band, from 600 px. */
  readonly figura?: ReactNode;
  /** The content fills the height of the window and scrolls inside itself: for lists. */
  readonly fija?: boolean;
  readonly children: ReactNode;
};

/** The frame of every screen: title in the tab, title band with trail and actions, then the content. */
export function Pagina({ children, fija = false, pestana, ...cabecera }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Stack
      data-fija={fija || undefined}
      sx={{ gap: { xs: 1.5, sm: 2 }, minWidth: 0, ...(fija ? alturaFija : conAireAlFinal) }}
    >
      <title>{`${pestana ?? cabecera.titulo} · ${t('pagina.producto')}`}</title>
      <Banda {...cabecera} />
      {children}
    </Stack>
  );
}

function Banda(props: Omit<Props, 'children' | 'fija' | 'pestana'>) {
  const { titulo, bajada, estado, acciones, rastro, figura } = props;
  const completa = props.banda === 'completa';
  const delMenu = useRastroDelMenu(titulo);
  const pasos = rastro ?? delMenu;
  return (
    <Box component="header" data-banda={completa ? 'completa' : 'compacta'} sx={completa ? bandaCompleta : banda}>
      <Box sx={{ minWidth: 0, flex: { xs: titulo.length > LARGO ? '1 0 100%' : '1 1 120px', sm: '1 1 220px' } }}>
        <Stack direction="row" sx={completa ? renglonAmplio : renglon}>
          <Typography component="h1" sx={completa ? tituloAmplio : tituloDePagina}>
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
      {completa && figura && (
        <Box aria-hidden sx={decoracion}>
          {figura}
        </Box>
      )}
    </Box>
  );
}

/** Letters that go beside a button on a phone; a longer title has its line, and what is done stands below it. */
const LARGO = 26;

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

/** Where the chip does not fit beside the title, it stands right below. */
const renglon = { alignItems: 'center', columnGap: 1.25, minWidth: 0, flexWrap: 'wrap' } as const;
const renglonAmplio = { ...renglon, mb: { xs: 0, sm: 0.75 } } as const;

const tituloAmplio = { ...tituloDePagina, fontSize: '1.3125rem', lineHeight: '1.75rem' } as const;

/** 30 above, 25 at the sides, 20 below, as the specification gives them. */
const bandaCompleta = {
  ...banda,
  minHeight: { xs: 44, sm: 96 },
  position: 'relative',
  overflow: 'hidden',
  px: { xs: 0, sm: '25px' },
  pt: { xs: 0, sm: '30px' },
  pb: { xs: 0, sm: '20px' },
} as const;

const decoracion = {
  display: { xs: 'none', sm: 'grid' },
  alignSelf: 'stretch',
  placeItems: 'center',
  my: '-18px',
  color: 'primary.text',
} as const;

/** What comes last can be brought above the gear; what ends in a foot of its own has moved it. */
const conAireAlFinal = { '&:not(:has([data-pie]))': { pb: { sm: '72px' } } } as const;

/** What the frame leaves, which knows `data-fija`: less while a notice stands over the page. */
const alturaFija = { flex: { md: '1 1 0' }, minHeight: { md: 520 } } as const;
