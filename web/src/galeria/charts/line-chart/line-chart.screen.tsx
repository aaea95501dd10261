import { mes, TEMPERATURAS } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearCantidad, formatearMes } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** Two lines, told apart by mark and stroke besides colour, with their figures. */
export function LineChartScreen() {
  const t = textos.usar();
  const { meses, maxima, minima } = TEMPERATURAS;
  return (
    <PaginaDemo sinLlamada titulo={t('lineas')}>
      <Grafico
        titulo={t('temperaturas')}
        alto={380}
        datos={{
          categorias: meses.map((numero) => formatearMes(mes(numero))),
          series: [
            { nombre: t('maxima'), valores: maxima, forma: 'linea', conMarcas: true },
            { nombre: t('minima'), valores: minima, forma: 'linea', conMarcas: true },
          ],
          formato: formatearCantidad,
          titulos: { categorias: t('mes'), valores: t('grados') },
        }}
      />
    </PaginaDemo>
  );
}
