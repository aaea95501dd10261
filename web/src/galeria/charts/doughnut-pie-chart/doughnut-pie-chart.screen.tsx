import Box from '@mui/material/Box';
import { PARTES, sumaDe } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearPorcentaje } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** The same five shares as a doughnut, with their total in the middle, and as a pie. */
export function DoughnutPieChartScreen() {
  const t = textos.usar();
  const datos = {
    categorias: PARTES.map(({ clave }) => t(`parte.${clave}`)),
    series: [{ nombre: t('porcion'), valores: PARTES.map(({ valor }) => valor) }],
    formato: formatearPorcentaje,
  };
  return (
    <PaginaDemo sinLlamada titulo={t('anillo')}>
      <Box sx={dosGraficos}>
        <Grafico
          titulo={t('enAnillo')}
          alto={300}
          datos={{
            ...datos,
            tipo: 'anillo',
            centro: (valores) => ({ valor: formatearPorcentaje(sumaDe(valores)), nombre: t('total') }),
          }}
        />
        <Grafico titulo={t('enTorta')} alto={300} datos={{ ...datos, tipo: 'torta' }} />
      </Box>
    </PaginaDemo>
  );
}

const dosGraficos = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
} as const;
