import Box from '@mui/material/Box';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearCantidad, formatearEntero, formatearPesos } from '#ui/formato/formato.ts';
import { enDia } from './dias.ts';
import { Ficha } from './ficha.tsx';
import { MasVisitados } from './mas-visitados.tsx';
import { DIAS, GANADO, IMPRESIONES, SEGUIDORES, VISTAS } from './muestras.ts';
import { ValorActual } from './valor-actual.tsx';

const enMiles = (valor: number): string => formatearPesos(`${valor}000`);

/** Six cards with a figure and its drawing. */
export function WidgetsChartsScreen() {
  const t = textos.usar();
  const dias = DIAS.map(enDia);
  const area = { forma: 'area', suave: true } as const;
  return (
    <PaginaDemo sinLlamada titulo={t('graficos')}>
      <Box sx={grilla}>
        <Ficha
          titulo={t('seguidores')}
          cifra={formatearEntero(4562)}
          cambio={9}
          datos={{
            categorias: dias,
            series: [{ nombre: t('seguidores'), valores: SEGUIDORES, ...area }],
            formato: formatearCantidad,
            sinEjes: true,
          }}
        />
        <Ficha
          titulo={t('vistasDe')}
          cifra={formatearEntero(15_480)}
          cambio={12}
          datos={{
            categorias: dias,
            series: [{ nombre: t('vistasDe'), valores: VISTAS }],
            formato: formatearCantidad,
            sinEjes: true,
            resaltada: VISTAS.indexOf(30),
          }}
        />
        <Ficha
          titulo={t('ganado')}
          cifra={formatearPesos('232000')}
          cambio={-3}
          datos={{
            categorias: dias,
            series: [{ nombre: t('ganado'), valores: GANADO, color: 2, ...area }],
            formato: enMiles,
            sinEjes: true,
          }}
        />
        <ValorActual />
        <MasVisitados />
        <Ficha
          titulo={t('impresiones')}
          cifra={formatearEntero(26_456)}
          cambio={6}
          alto={180}
          datos={{
            categorias: dias.slice(0, IMPRESIONES.length),
            series: [{ nombre: t('impresiones'), valores: IMPRESIONES }],
            formato: formatearCantidad,
            sinEjes: true,
            resaltada: IMPRESIONES.indexOf(51),
          }}
        />
      </Box>
    </PaginaDemo>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
  alignItems: 'stretch',
  // In two columns the five cards that share a row would leave a hole.
  '& > :first-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;
