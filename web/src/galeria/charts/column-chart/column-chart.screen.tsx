import { mes, RESULTADOS } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearCantidad, formatearMes } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** Three columns for each of nine months. */
export function ColumnChartScreen() {
  const t = textos.usar();
  const { meses, ganancia, ingresos, costo } = RESULTADOS;
  return (
    <PaginaDemo sinLlamada titulo={t('columnas')}>
      <Grafico
        titulo={t('resultados')}
        alto={380}
        datos={{
          categorias: meses.map((numero) => formatearMes(mes(numero))),
          series: [
            { nombre: t('ganancia'), valores: ganancia },
            { nombre: t('ingresos'), valores: ingresos },
            { nombre: t('costo'), valores: costo },
          ],
          formato: (valor) => t('miles', { cuanto: `$ ${formatearCantidad(valor)}` }),
          corto: formatearCantidad,
        }}
      />
    </PaginaDemo>
  );
}
