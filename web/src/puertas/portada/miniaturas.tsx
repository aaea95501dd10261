import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Pantalla = 'mostrador' | 'articulos' | 'ficha' | 'stock' | 'kardex' | 'finalizar';

const FILAS = [0, 1, 2, 3, 4, 5] as const;

/** Our own screens drawn small: the frame that all share, and what each has inside. They say nothing to be read. */
export function Miniatura({ pantalla }: { readonly pantalla: Pantalla }) {
  return (
    <Box aria-hidden sx={estilo}>
      <svg viewBox="0 0 320 200" width="100%" aria-hidden="true" focusable="false">
        <rect className="fondo" width="320" height="200" rx="8" />
        <rect className="hoja" width="52" height="200" rx="8" />
        <rect className="lleno" x="10" y="12" width="12" height="12" rx="3" />
        {FILAS.map((i) => (
          <rect key={i} className={i === 1 ? 'suave' : 'tenue'} x="10" y={40 + i * 16} width="32" height="7" rx="3.5" />
        ))}
        <rect className="hoja" x="62" y="10" width="248" height="18" rx="5" />
        <rect className="tenue" x="70" y="16" width="60" height="6" rx="3" />
        <rect className="suave" x="62" y="36" width="248" height="22" rx="5" />
        <rect className="tinta" x="72" y="44" width="70" height="6" rx="3" />
        {DENTRO[pantalla]}
      </svg>
    </Box>
  );
}

const hoja = (x: number, y: number, ancho: number, alto: number) => (
  <rect className="hoja" x={x} y={y} width={ancho} height={alto} rx="5" />
);

const filas = (x: number, ancho: number, columnas: readonly number[]) =>
  FILAS.map((i) => (
    <g key={i}>
      {columnas.map((largo, j) => (
        <rect
          key={`${largo} ${columnas.slice(0, j).length}`}
          className={j === 0 ? 'tinta' : i % 3 === 1 && j === columnas.length - 1 ? 'bien' : 'tenue'}
          x={x + 8 + (j * (ancho - 8)) / columnas.length}
          y={78 + i * 18}
          width={largo}
          height="6"
          rx="3"
        />
      ))}
    </g>
  ));

const DENTRO: Readonly<Record<Pantalla, ReactNode>> = {
  mostrador: (
    <>
      {hoja(62, 66, 168, 124)}
      {filas(62, 168, [30, 56, 18])}
      {hoja(238, 66, 72, 124)}
      <rect className="tinta" x="246" y="128" width="40" height="9" rx="3" />
      <rect className="lleno" x="246" y="160" width="56" height="20" rx="5" />
    </>
  ),
  articulos: (
    <>
      {hoja(62, 66, 248, 124)}
      {filas(62, 248, [34, 66, 24, 26])}
    </>
  ),
  ficha: (
    <>
      {hoja(62, 66, 248, 38)}
      <rect className="suave" x="70" y="72" width="26" height="26" rx="5" />
      <rect className="tinta" x="106" y="76" width="90" height="8" rx="4" />
      <rect className="tenue" x="106" y="90" width="56" height="6" rx="3" />
      {hoja(62, 112, 150, 78)}
      <polyline className="linea" points="72,176 96,176 96,158 124,158 124,166 150,166 150,138 200,138" />
      {hoja(220, 112, 90, 78)}
      <rect className="barra" x="230" y="124" width="68" height="8" rx="4" />
      <rect className="barra" x="230" y="142" width="44" height="8" rx="4" />
      <rect className="barra" x="230" y="160" width="30" height="8" rx="4" />
    </>
  ),
  stock: (
    <>
      {hoja(62, 66, 248, 124)}
      {filas(62, 248, [34, 20, 20, 20, 20, 20])}
      <rect className="columna" x="104" y="66" width="42" height="124" />
    </>
  ),
  kardex: (
    <>
      {hoja(62, 66, 248, 52)}
      <polyline className="linea" points="72,108 104,108 104,92 140,92 140,100 178,100 178,78 230,78 230,88 300,88" />
      {hoja(62, 126, 248, 64)}
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect className="tinta" x="72" y={138 + i * 18} width="40" height="6" rx="3" />
          <rect className="tenue" x="140" y={138 + i * 18} width="80" height="6" rx="3" />
          <rect className={i === 1 ? 'mal' : 'bien'} x="270" y={138 + i * 18} width="28" height="6" rx="3" />
        </g>
      ))}
    </>
  ),
  finalizar: (
    <>
      {hoja(62, 66, 248, 30)}
      <path className="linea" d="M96 81H276" />
      {[96, 156, 216, 276].map((x, i) => (
        <circle key={x} className={i < 3 ? 'lleno' : 'tenue'} cx={x} cy="81" r="6" />
      ))}
      {hoja(62, 104, 160, 86)}
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect className="tinta" x="72" y={118 + i * 24} width="60" height="6" rx="3" />
          <rect className="suave" x="170" y={113 + i * 24} width="42" height="16" rx="4" />
        </g>
      ))}
      {hoja(230, 104, 80, 86)}
      <rect className="lleno" x="240" y="162" width="60" height="18" rx="5" />
    </>
  ),
};

const estilo = {
  borderRadius: 1,
  overflow: 'hidden',
  lineHeight: 0,
  boxShadow: 'var(--t-palette-sombra-card)',
  '& .fondo': { fill: 'var(--t-palette-page)' },
  '& .hoja': { fill: 'var(--t-palette-background-paper)' },
  '& .suave': { fill: 'var(--t-palette-primary-soft)' },
  '& .lleno': { fill: 'var(--t-palette-primary-main)' },
  '& .barra': { fill: 'var(--t-palette-primary-accent)' },
  '& .tinta': { fill: 'var(--t-palette-text-secondary)' },
  '& .tenue': { fill: 'var(--t-palette-divider)' },
  '& .bien': { fill: 'var(--t-palette-success-accent)' },
  '& .mal': { fill: 'var(--t-palette-error-accent)' },
  '& .columna': { fill: 'var(--t-palette-primary-accent)', opacity: 0.1 },
  '& .linea': { fill: 'none', stroke: 'var(--t-palette-primary-accent)', strokeWidth: 2 },
} as const;
