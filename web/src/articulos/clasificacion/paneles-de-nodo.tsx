import { useQuery } from '@tanstack/react-query';
import { verNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { PanelDeCampo } from '#articulos/campos/panel-de-campo.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { AplicarOmision } from './aplicar-omision.tsx';
import { DetalleDeNodo } from './detalle-de-nodo.tsx';
import type { Nodo } from './nodos.ts';
import { type PanelAbierto, usePanelAbierto } from './panel-abierto.ts';
import { PanelDeNodo } from './panel-de-nodo.tsx';
import { TrasladarNodo } from './trasladar-nodo.tsx';

export type NodoVisto = ResponseOf<typeof verNodo>;

/** How a form of the panel tells that something was typed, and leaves it. */
export type SalidaDelPanel = { readonly onCambios: (hayCambios: boolean) => void; readonly onCancelar: () => void };

/** What the address says is open of a node: its detail, its form, a move, a merge, or a default about to be applied. */
export function PanelesDeNodo() {
  const { abierto } = usePanelAbierto();
  return abierto && <Panel key={`${abierto.id} ${abierto.hacer} ${abierto.campo ?? ''}`} abierto={abierto} />;
}

function Panel({ abierto: { nivel, id, hacer, campo } }: { readonly abierto: PanelAbierto }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { abrir, cerrar: cerrarDelTodo } = usePanelAbierto();
  // What is being done to a node goes back to it, as its form does.
  const { onCambios, cerrar } = useCierre(() => (hacer === 'ver' ? cerrarDelTodo() : abrir(nivel, id)));
  const salida = { onCambios, onCancelar: cerrar };
  const consulta = useQuery(consultaDe(verNodo, { params: { nivel, id } }));
  const nombre = consulta.data?.nodo.nombre ?? '…';
  if (hacer === 'editar' && consulta.data) {
    // Back to the node: what now differs from its defaults is told there.
    return <PanelDeNodo nivel={nivel} nodo={consulta.data.nodo as Nodo} onCerrar={() => abrir(nivel, id)} />;
  }
  if (hacer === 'campo') {
    return <PanelDeCampo nivel={nivel} id={id} nombre={nombre} campoId={campo} onCerrar={() => abrir(nivel, id)} />;
  }
  const titulo = {
    ver: nombre,
    editar: nombre,
    mover: t('nodo:moverTitulo', { nombre }),
    fusionar: t('nodo:fusionarTitulo', { nombre }),
    iva: t('nodo:aplicarTitulo', { campo: t('nodo:campo.iva') }),
    unidad: t('nodo:aplicarTitulo', { campo: t('nodo:campo.unidad') }),
  }[hacer];
  const subtitulo = consulta.data?.camino.map((escalon) => escalon.nombre).join(' › ');
  return (
    <PanelLateral abierto titulo={titulo} {...(subtitulo ? { subtitulo } : {})} ancho={520} onCerrar={cerrar}>
      <Cargado consulta={consulta}>
        {(visto) => {
          if (hacer === 'mover' || hacer === 'fusionar')
            return <TrasladarNodo visto={visto} hacer={hacer} {...salida} />;
          if (hacer === 'iva' || hacer === 'unidad') return <AplicarOmision visto={visto} campo={hacer} {...salida} />;
          return <DetalleDeNodo visto={visto} />;
        }}
      </Cargado>
    </PanelLateral>
  );
}
