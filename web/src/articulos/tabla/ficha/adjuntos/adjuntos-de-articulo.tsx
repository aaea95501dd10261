import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Articulo,
  agregarAdjuntoAArticulo,
  cambiarAdjuntoDeArticulo,
  listarAdjuntosDeArticulo,
  listarAdjuntosQuitadosDeArticulo,
  ordenarAdjuntosDeArticulo,
  quitarAdjuntoDeArticulo,
  restaurarAdjuntoDeArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { type Fuente, GaleriaDeAdjuntos } from '#adjuntos/index.ts';
import { claveDe, consultaDe, useComando } from '#api/consultas.ts';
import { subir } from '#api/subir.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';

type Props = {
  readonly articulo: Pick<Articulo, 'id'>;
  /** Told when there begins and ceases to be something to lose. */
  readonly onCambios: (hay: boolean) => void;
};

/** The pictures and documents of an artículo (ART-17). */
export function AdjuntosDeArticulo({ articulo: { id }, onCambios }: Props) {
  const cache = useQueryClient();
  const consulta = useQuery(consultaDe(listarAdjuntosDeArticulo, { params: { id } }));
  const quitados = useQuery({
    ...consultaDe(listarAdjuntosQuitadosDeArticulo, { params: { id } }),
    enabled: usePuede()(listarAdjuntosQuitadosDeArticulo),
  });
  const puertas = usePuertas(id);
  const handleCambio = () => void cache.invalidateQueries({ queryKey: ['articulos'] });
  return (
    <Cargado consulta={consulta}>
      {({ filas }) => (
        <GaleriaDeAdjuntos
          fuente={{ ...puertas, filas, quitados: quitados.data?.filas ?? [] }}
          onCambio={handleCambio}
          onCambios={onCambios}
        />
      )}
    </Cargado>
  );
}

function usePuertas(id: string): Omit<Fuente, 'filas' | 'quitados'> {
  const cache = useQueryClient();
  const editable = usePuede()(agregarAdjuntoAArticulo);
  const ordenar = useComando(ordenarAdjuntosDeArticulo);
  const cambiar = useComando(cambiarAdjuntoDeArticulo);
  const quitar = useComando(quitarAdjuntoDeArticulo);
  const restaurar = useComando(restaurarAdjuntoDeArticulo);
  return {
    ruta: `/api/articulos/${id}/adjuntos`,
    editable,
    subir: async (archivo, opciones) => {
      await subir(agregarAdjuntoAArticulo, { params: { id }, body: {} }, archivo, opciones);
      // Each one shows as it comes; the tables that show the first are read again once all of them did.
      await cache.invalidateQueries({ queryKey: claveDe(listarAdjuntosDeArticulo) });
    },
    ordenar: (ids) => ordenar.mutateAsync({ params: { id }, body: { ids: [...ids] } }),
    cambiar: (adjuntoId, body) => cambiar.mutateAsync({ params: { id, adjuntoId }, body }),
    quitar: (adjuntoId) => quitar.mutateAsync({ params: { id, adjuntoId } }),
    restaurar: (adjuntoId) => restaurar.mutateAsync({ params: { id, adjuntoId } }),
  };
}
