import { VISITAS } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { formatearCantidad, formatearHora } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';

/** Two smooth areas over the hours of a day. */
export function AreaChartScreen() {
  const t = textos.usar();
  const { horas, local, telefono } = VISITAS;
  return (
    <PaginaDemo sinLlamada titulo={t('area')}>
      <Grafico
        titulo={t('visitas')}
        alto={380}
        datos={{
          categorias: horas.map((hora) => formatearHora(`2026-11-20T${hora}:00-03:00`)),
          series: [
            { nombre: t('enElLocal'), valores: local, forma: 'area', suave: true },
            { nombre: t('porTelefono'), valores: telefono, forma: 'area', suave: true },
          ],
          formato: formatearCantidad,
        }}
      />
    </PaginaDemo>
  );
}
