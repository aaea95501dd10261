import Box from '@mui/material/Box';
import { METAS, mes, promedioDe, RADAR } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearCantidad, formatearMes, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** Four rings with their average in the middle, and a radar of six months. */
export function RadialbarChartScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('radial')}>
      <Box sx={dosGraficos}>
        <Grafico
          titulo={t('metas')}
          alto={320}
          datos={{
            tipo: 'radial',
            categorias: METAS.map(({ clave }) => t(`meta.${clave}`)),
            series: [{ nombre: t('avance'), valores: METAS.map(({ valor }) => valor) }],
            formato: formatearPorcentaje,
            maximo: 100,
            centro: (valores) => ({ valor: formatearPorcentaje(promedioDe(valores)), nombre: t('promedio') }),
          }}
        />
        <Grafico
          titulo={t('comparado')}
          alto={320}
          datos={{
            tipo: 'radar',
            categorias: RADAR.meses.map((numero) => formatearMes(mes(numero))),
            series: [
              { nombre: t('este'), valores: RADAR.este },
              { nombre: t('anterior'), valores: RADAR.anterior },
            ],
            formato: formatearCantidad,
            maximo: 100,
          }}
        />
      </Box>
    </PaginaDemo>
  );
}

const dosGraficos = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
} as const;
