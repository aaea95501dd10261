import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useRef } from 'react';
import { con } from '#puertas/textos.ts';
import { Miniatura, type Pantalla } from './miniaturas.tsx';
import { useMovimiento } from './movimiento.ts';
import { usePortada } from './textos.ts';

const PANTALLAS: readonly { readonly cual: Pantalla; readonly a: string }[] = [
  { cual: 'mostrador', a: '/ventas/notas-de-pedido/nueva' },
  { cual: 'articulos', a: '/articulos/tabla' },
  { cual: 'ficha', a: '/articulos/tabla' },
  { cual: 'stock', a: '/stock/stock-centralizado' },
  { cual: 'kardex', a: '/stock/reportes' },
  { cual: 'finalizar', a: '/ventas/finalizar-notas-de-pedido' },
];

export function Seccion(props: {
  readonly id?: string;
  readonly titulo: string;
  readonly bajada?: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={props.id}
      sx={{ maxWidth: 1200, mx: 'auto', px: 3, py: { xs: 6, md: 8 }, scrollMarginTop: 70 }}
    >
      <Typography variant="h2" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {props.titulo}
      </Typography>
      {props.bajada && (
        <Typography sx={{ mt: 1, textAlign: 'center', color: 'text.secondary' }}>{props.bajada}</Typography>
      )}
      <Box sx={{ mt: 4 }}>{props.children}</Box>
    </Box>
  );
}

/** The screens, one beside the other, moved by hand. */
export function Pantallas() {
  const t = usePortada();
  const { quieto } = useMovimiento();
  const tira = useRef<HTMLUListElement>(null);
  const mover = (pasos: number) => () => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    tira.current?.scrollBy({ left: pasos * rtl * 340, behavior: quieto ? 'auto' : 'smooth' });
  };
  return (
    <Seccion id="pantallas" titulo={t.pantallas.titulo} bajada={t.pantallas.bajada}>
      <Box component="ul" ref={tira} sx={deslizador}>
        {PANTALLAS.map(({ cual, a }) => (
          <Paper component="li" key={cual} sx={{ p: 1.5, flex: '0 0 min(320px, 84vw)', scrollSnapAlign: 'start' }}>
            <Miniatura pantalla={cual} />
            <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <b>{t.pantallas[cual]}</b>
              <Button size="small" variant="tonal" href={a} aria-label={con(t.verQue, { nombre: t.pantallas[cual] })}>
                {t.ver}
              </Button>
            </Box>
          </Paper>
        ))}
      </Box>
      <Box sx={{ mt: 2, display: 'flex', justifyContent: 'center', gap: 1 }}>
        <IconButton aria-label={t.anterior} onClick={mover(-1)}>
          <IconChevronLeft className="con-direccion" size={20} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton aria-label={t.siguiente} onClick={mover(1)}>
          <IconChevronRight className="con-direccion" size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </Box>
    </Seccion>
  );
}

const HECHO_CON = ['PostgreSQL', 'Node.js', 'TypeScript', 'React', 'MUI', 'Fastify'] as const;

export function HechoCon() {
  const t = usePortada();
  return (
    <Box sx={{ bgcolor: 'sunken', py: 4, px: 3, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t.hecho}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 2,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 4,
          listStyle: 'none',
        }}
      >
        {HECHO_CON.map((cual) => (
          <Box component="li" key={cual} sx={{ fontSize: '1.125rem', fontWeight: 700, color: 'text.secondary' }}>
            {cual}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export function Cierre() {
  const t = usePortada();
  return (
    <Box
      sx={{
        maxWidth: 1200,
        mx: 'auto',
        px: 3,
        py: { xs: 6, md: 8 },
        display: 'grid',
        gridTemplateColumns: { md: '2fr 1fr' },
        gap: 3,
      }}
    >
      <Box sx={{ p: { xs: 3, md: 5 }, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Typography variant="h2" sx={{ color: 'inherit' }}>
          {t.llamada.titulo}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, maxWidth: 480, color: 'inherit' }}>{t.llamada.texto}</Typography>
        <Button size="large" href="/login">
          {t.llamada.boton}
        </Button>
      </Box>
      <Paper sx={{ p: { xs: 3, md: 4 } }}>
        <Typography variant="h3" component="h2">
          {t.garantia.titulo}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.garantia.texto}</Typography>
      </Paper>
    </Box>
  );
}

const deslizador = {
  m: 0,
  p: 1,
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  listStyle: 'none',
} as const;
