import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  type CambioDeNodo,
  cambiarFamilia,
  cambiarRubro,
  cambiarSubfamilia,
  crearFamilia,
  crearRubro,
  crearSubfamilia,
  type Familia,
  type Rubro,
  type Subfamilia,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useComando } from '#api/consultas.ts';

export type Nodo = Rubro | Familia | Subfamilia;

type Alta = InputOf<typeof crearRubro>['body'] & { readonly rubroId?: string; readonly familiaId?: string };

/** The commands of a level. A familia needs its rubro and a subfamilia its familia; the form has asked for them. */
export function useComandosDeNodo(nivel: Nivel): {
  readonly crear: (alta: Alta) => Promise<Nodo>;
  readonly cambiar: (id: string, cambio: CambioDeNodo) => Promise<Nodo>;
} {
  const crear = {
    rubro: useComando(crearRubro),
    familia: useComando(crearFamilia),
    subfamilia: useComando(crearSubfamilia),
  };
  const cambiar = {
    rubro: useComando(cambiarRubro),
    familia: useComando(cambiarFamilia),
    subfamilia: useComando(cambiarSubfamilia),
  };
  return {
    crear: ({ rubroId = '', familiaId = '', ...alta }) => {
      if (nivel === 'rubro') return crear.rubro.mutateAsync({ body: alta });
      if (nivel === 'familia') return crear.familia.mutateAsync({ body: { ...alta, rubroId } });
      return crear.subfamilia.mutateAsync({ body: { ...alta, familiaId } });
    },
    cambiar: (id, body) => cambiar[nivel].mutateAsync({ params: { id }, body }),
  };
}
