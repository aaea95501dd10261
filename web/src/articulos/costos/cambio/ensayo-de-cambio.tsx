import { useQuery } from '@tanstack/react-query';
import { type CambioDeCosto, verCambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDe } from '#api/consultas.ts';
import type { ConMotivo } from '#articulos/en-lote/confirmar-con-motivo.tsx';
import { trasElLote } from '#articulos/en-lote/tras-el-lote.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';
import { ConfirmarCambio } from './confirmar-cambio.tsx';
import { PreviaDeCambio } from './previa-de-cambio.tsx';

type Props = ConMotivo & {
  readonly elegidas: Elegidas;
  readonly cambio: CambioDeCosto;
  readonly onCerrar: () => void;
};

export type Ensayado = InputOf<typeof verCambioDeCostos>['body'];

/** What a change would do to those chosen, and the way to do it over the very costs that show. */
export function EnsayoDeCambio({ elegidas, cambio, onCerrar, ...conMotivo }: Props) {
  const body = { seleccion: elegidas.enviada, cambio } as Ensayado;
  const consulta = useQuery({
    ...consultaDe(verCambioDeCostos, { body }),
    // What is agreed to is what is there now.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Cargado consulta={consulta}>
      {(previa) => (
        <>
          <PreviaDeCambio previa={previa} />
          <ConfirmarCambio
            body={body}
            previa={previa}
            {...conMotivo}
            onHecho={() =>
              trasElLote(() => {
                elegidas.soltar();
                onCerrar();
              })
            }
          />
        </>
      )}
    </Cargado>
  );
}
