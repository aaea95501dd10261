import { ME_GUSTA } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearCantidad, formatearFecha } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** One line over dates, whose stroke goes from a colour of the theme to another. */
export function GredientChartScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('degradado')}>
      <Grafico
        titulo={t('publicaciones')}
        alto={380}
        datos={{
          categorias: ME_GUSTA.dias.map((dia) => formatearFecha(dia)),
          series: [{ nombre: t('meGusta'), valores: ME_GUSTA.valores, forma: 'linea', suave: true, degradado: true }],
          formato: formatearCantidad,
        }}
      />
    </PaginaDemo>
  );
}
