import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Amortiguador, Bujia, Caja, Correa, Disco, Engranaje, Filtro } from './piezas.tsx';
import { tonos } from './tonos.ts';

type Celda = { readonly pieza: ReactNode; readonly cantidad?: string };

const CELDAS: readonly Celda[] = [
  { pieza: <Filtro />, cantidad: '24' },
  { pieza: <Bujia />, cantidad: '56' },
  { pieza: <Disco />, cantidad: '11' },
  { pieza: <Caja /> },
  { pieza: <Amortiguador />, cantidad: '8' },
  { pieza: <Caja /> },
  { pieza: <Engranaje />, cantidad: '17' },
  { pieza: null },
  { pieza: <Caja /> },
  { pieza: <Correa />, cantidad: '5' },
  { pieza: <Filtro />, cantidad: '14' },
  { pieza: <Disco />, cantidad: '9' },
];

const COLUMNAS = 4;
const ANCHO = 150;
const ALTO = 142;
const ENTRE = 8;

/** Decoration of the login: a shelf of spare parts. It says nothing a screen reader should read. */
export function Estanteria() {
  return (
    <Box aria-hidden sx={estilo}>
      <svg viewBox="0 0 660 482" width="100%" aria-hidden="true" focusable="false">
        <rect className="mueble fondo" width="660" height="482" rx="14" />
        {CELDAS.map(({ pieza, cantidad }, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change
            key={i}
            transform={`translate(${22 + (i % COLUMNAS) * (ANCHO + ENTRE)} ${20 + Math.floor(i / COLUMNAS) * (ALTO + ENTRE)})`}
          >
            <rect className="celda" width={ANCHO} height={ALTO} rx="10" />
            <rect className="etiqueta" x="7" y="121" width="136" height="6" rx="3" />
            {pieza}
            {cantidad && (
              <>
                <rect className="mueble" x="107" y="10" width="34" height="22" rx="5" />
                <text x="124" y="26" textAnchor="middle">
                  {cantidad}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <Stock />
      <Nota />
    </Box>
  );
}

const flotante = {
  position: 'absolute',
  p: 2,
  boxShadow: 'var(--t-palette-sombra-overlay) !important',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
} as const;

function Stock() {
  const filas = [
    { nombre: 'Casa Central', cantidad: 24 },
    { nombre: 'Rosario', cantidad: 11 },
    { nombre: 'Córdoba', cantidad: 8 },
  ];
  return (
    <Paper sx={{ ...flotante, insetInlineEnd: '-13%', top: '38%', width: 226 }}>
      <b>WO-342</b>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Filtro aceite Hilux
      </Box>
      {filas.map(({ nombre, cantidad }) => (
        <Box
          key={nombre}
          sx={{
            display: 'grid',
            gridTemplateColumns: '76px 1fr 22px',
            gap: 1,
            alignItems: 'center',
            mt: 0.5,
            fontSize: '0.75rem',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {nombre}
          </Box>
          <Box sx={{ height: 6, borderRadius: '3px', bgcolor: 'page' }}>
            <Box
              sx={{ height: 6, borderRadius: '3px', bgcolor: 'primary.accent', width: `${(cantidad / 24) * 100}%` }}
            />
          </Box>
          <Box component="b" sx={{ textAlign: 'end' }}>
            {cantidad}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

function Nota() {
  return (
    <Paper
      sx={{
        ...flotante,
        insetInlineStart: '-8.5%',
        bottom: '5%',
        width: 248,
        display: 'flex',
        gap: 1.25,
        alignItems: 'center',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 34,
          height: 34,
          borderRadius: 1,
          bgcolor: 'success.soft',
          color: 'success.onSoft',
        }}
      >
        <IconCheck size={18} stroke={2} />
      </Box>
      <div>
        <Box sx={{ fontWeight: 600 }}>Nota 10.482 confirmada</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>6 renglones · $ 1.087.748,86</Box>
      </div>
    </Paper>
  );
}

const estilo = {
  ...tonos,
  position: 'relative',
  width: '100%',
  maxWidth: 660,
  '& svg': { display: 'block', overflow: 'visible' },
  '& .fondo': { filter: 'drop-shadow(0 16px 28px rgba(27,42,72,.12))' },
  '& text': { fontSize: 12, fontWeight: 700, fill: 'var(--t-palette-primary-text)' },
} as const;
