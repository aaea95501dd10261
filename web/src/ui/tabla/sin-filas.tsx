import { useEffect } from 'react';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { TablaEsqueleto } from './esqueleto.tsx';

/** What stands where the rows would be when there are none. */
export function SinFilas<Fila>(props: TablaDatosProps<Fila>) {
  const { consulta, vacio, etiqueta, sugerir } = props;
  const { buscar, pagina } = consulta.valores;
  if (useVolverAFilas(props)) return <TablaEsqueleto {...props} />;
  if (consulta.hayFiltros || pagina !== undefined || !vacio) {
    return (
      <VistaSinResultados buscar={buscar} onLimpiar={() => consulta.limpiar()}>
        {buscar && sugerir?.(buscar)}
      </VistaSinResultados>
    );
  }
  return <VistaVacia key={etiqueta} {...vacio} />;
}

/** A page whose rows are gone leads to the last one that has some. Whether rows are on their way. */
function useVolverAFilas<Fila>({ consulta, lista }: TablaDatosProps<Fila>): boolean {
  const { total, pagina, porPagina } = lista;
  const { cambiar } = consulta;
  // Where the server stopped counting, the last page is known with the exact total.
  const falta = lista.actualizando || lista.contando;
  const destino = total > 0 && !falta ? Math.min(pagina - 1, Math.ceil(total / porPagina)) : 0;
  useEffect(() => {
    if (destino > 0) cambiar({ pagina: destino }, true);
  }, [destino, cambiar]);
  return destino > 0 || (total > 0 && falta === true);
}
