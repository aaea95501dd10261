import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Marca } from '#ui/pantalla/marca.tsx';
import { Estanteria } from './estanteria.tsx';
import { usePantallaAncha } from './pantalla-ancha.ts';
import { useTextos } from './textos.ts';

/** Which of the two looks of the same form: 1 is split in two, 2 is a card in the middle. */
export const Diseno = createContext<1 | 2>(1);

/** The address of another door in the look of this one. */
export function useMismoDiseno(
  camino: '/login' | '/auth/register' | '/auth/forgot-password' | '/auth/two-steps',
): string {
  if (useContext(Diseno) === 1) return camino;
  return camino === '/login' ? '/auth/login2' : `${camino}2`;
}

type Props = {
  readonly pagina: string;
  readonly titulo: string;
  readonly bajada?: ReactNode;
  readonly children?: ReactNode;
};

/** The page of a form, in the look its address asks for. */
export function Marco(props: Props) {
  return useContext(Diseno) === 2 ? <Centrada {...props} /> : <Partida {...props} />;
}

/** Plate 01: the shelf at the start, the form at the end; below 1200 px only the form. */
function Partida(props: Props) {
  const ancha = usePantallaAncha();
  return (
    <Box component="main" sx={{ ...alto, display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' } }}>
      {ancha && <Costado />}
      <Box sx={hoja}>
        <Box sx={{ width: '100%', maxWidth: { xs: 420, lg: 368 }, ...camposAltos }}>
          {!ancha && (
            <Box sx={{ mb: 4 }}>
              <Logo />
            </Box>
          )}
          <Encabezado {...props} />
          {props.children}
        </Box>
      </Box>
    </Box>
  );
}

function Costado() {
  const t = useTextos();
  return (
    <Box sx={costado}>
      <Box sx={{ position: 'absolute', insetInlineStart: 40, top: 32 }}>
        <Logo />
      </Box>
      <Estanteria />
      <Box sx={{ textAlign: 'center' }}>
        <Typography component="p" sx={claim}>
          {t.claim}
        </Typography>
        <Typography sx={{ mt: 0.5, fontSize: '0.9375rem', lineHeight: '1.5rem', color: 'text.secondary' }}>
          {t.claimDetalle}
        </Typography>
      </Box>
    </Box>
  );
}

/** A card of at most 450 px on the gradient, the logo above it. Also what has no form: it says one thing. */
export function Centrada({ centro = false, ...props }: Props & { readonly centro?: boolean }) {
  return (
    <Box
      component="main"
      sx={{
        ...alto,
        ...degrade,
        display: 'grid',
        placeContent: 'center',
        gridTemplateColumns: 'minmax(0, 450px)',
        p: 2,
      }}
    >
      <Box sx={{ justifySelf: 'center', mb: 3 }}>
        <Logo />
      </Box>
      <Box sx={{ ...tarjeta, ...camposAltos, textAlign: centro ? 'center' : 'start' }}>
        <Encabezado {...props} />
        {props.children}
      </Box>
    </Box>
  );
}

/** The title takes the focus when the page changes under the same address, so that it is told. */
function Encabezado({ pagina, titulo, bajada }: Props) {
  const t = useTextos();
  const primero = useRef(titulo);
  const caja = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (titulo === primero.current) return;
    primero.current = titulo;
    // A field of the new page may have taken it already.
    if (document.activeElement === document.body) caja.current?.focus();
  }, [titulo]);
  return (
    <>
      <title>{`${pagina} · ${t.producto}`}</title>
      <Typography component="h1" ref={caja} tabIndex={-1} sx={tituloGrande}>
        {titulo}
      </Typography>
      <Typography component="div" sx={{ mt: 1, mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {bajada}
      </Typography>
    </>
  );
}

export function Logo() {
  const t = useTextos();
  return (
    <Box sx={logo}>
      <Marca lado={36} />
      {t.producto}
    </Box>
  );
}

const logo = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
} as const;

const tituloGrande = {
  fontSize: '1.875rem',
  lineHeight: '2.25rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '&:focus': { outline: 'none' },
} as const;

const claim = { fontSize: '1.625rem', lineHeight: '2.125rem', fontWeight: 600, letterSpacing: '-0.01em' } as const;

const camposAltos = {
  '& .MuiOutlinedInput-root': { minHeight: 44 },
  '& .MuiOutlinedInput-input': { height: 44, px: 0 },
  '& .MuiInputLabel-root, & .MuiInputLabel-root.Mui-focused': { fontSize: '0.8125rem', color: 'text.primary' },
} as const;

const alto = { minHeight: '100dvh' } as const;

/** The page behind the cards of the second design. */
const degrade = {
  background: 'radial-gradient(circle at 50% 45%, #FBFCFF 0%, #E9EFFE 55%, #DDE6FD 100%)',
  '[data-modo="dark"] &': { background: 'radial-gradient(circle at 50% 45%, #22304D 0%, #1A2231 100%)' },
} as const;

const tarjeta = {
  p: { xs: 3, sm: 4 },
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--t-palette-sombra-overlay)',
} as const;

const hoja = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  px: 3,
  py: 4,
  bgcolor: 'background.paper',
  borderInlineStart: { lg: 1 },
  borderColor: { lg: 'divider' },
} as const;

const costado = {
  ...degrade,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(32px, 12vh, 116px)',
  px: 5,
  pt: 9,
  pb: 4,
  overflow: 'hidden',
} as const;
