import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { listarFamilias, listarRubros, listarSubfamilias, verTraslado } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Autocompletar, type Opcion } from '#ui/formularios/autocompletar.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { ConfirmarTraslado } from './confirmar-traslado.tsx';
import { aOpcionDeFamilia, aOpcionDeRubro } from './opciones.ts';
import type { NodoVisto, SalidaDelPanel } from './paneles-de-nodo.tsx';
import { VistaPrevia, type Previa as Visto } from './vista-previa.tsx';

type Props = SalidaDelPanel & { readonly visto: NodoVisto; readonly hacer: 'mover' | 'fusionar' };

/** Where a node goes, what that does, and only then the button that does it (CLA-03). */
export function TrasladarNodo({ visto, hacer, ...salida }: Props) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { nivel, nodo } = visto;
  const [destino, setDestino] = useState<Opcion | null>(null);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ElegirDestino
        nivel={(hacer === 'mover' && PADRE_DE[nivel]) || nivel}
        label={t(hacer === 'mover' ? 'nodo:destinoMover' : 'nodo:destinoFusionar')}
        destino={destino}
        onCambio={setDestino}
      />
      {destino && (
        <Previa key={destino.id} nivel={nivel} id={nodo.id} hacer={hacer} destinoId={destino.id} {...salida} />
      )}
    </Stack>
  );
}

function ElegirDestino(props: {
  readonly nivel: Nivel;
  readonly label: string;
  readonly destino: Opcion | null;
  readonly onCambio: (destino: Opcion | null) => void;
}) {
  const comunes = { label: props.label, valor: props.destino, query: { activo: 'true' }, autoFocus: true };
  if (props.nivel === 'rubro') {
    return <Autocompletar {...comunes} endpoint={listarRubros} aOpcion={aOpcionDeRubro} onCambio={props.onCambio} />;
  }
  if (props.nivel === 'familia') {
    return (
      <Autocompletar {...comunes} endpoint={listarFamilias} aOpcion={aOpcionDeFamilia} onCambio={props.onCambio} />
    );
  }
  return (
    <Autocompletar
      {...comunes}
      endpoint={listarSubfamilias}
      aOpcion={({ id, nombre, rubro, familia }) => ({ id, texto: nombre, detalle: `${rubro} › ${familia}` })}
      onCambio={props.onCambio}
    />
  );
}

type Pedido = SalidaDelPanel & {
  readonly nivel: Nivel;
  readonly id: string;
  readonly hacer: Props['hacer'];
  readonly destinoId: string;
};

function Previa(props: Pedido) {
  const { nivel, id, hacer, destinoId } = props;
  const modo = hacer === 'mover' ? 'MOVER' : 'FUSIONAR';
  const cache = useQueryClient();
  const traslado = consultaDe(verTraslado, { params: { nivel, id }, query: { modo, destinoId } });
  // What is agreed to is what is there now.
  const consulta = useQuery({ ...traslado, staleTime: 0, gcTime: 0 });
  return (
    <Cargado consulta={consulta}>
      {(previa) => <Acordar {...props} previa={previa} ultima={() => cache.getQueryData(traslado.queryKey)} />}
    </Cargado>
  );
}

/**
 * What shows is what is sent: reading again meanwhile must not hide somebody else's change under the finger. A refusal
 * tells of it, and with it comes what there is now, to be agreed to anew.
 */
function Acordar(props: Pedido & { readonly previa: Visto; readonly ultima: () => Visto | undefined }) {
  const { previa, ultima, ...pedido } = props;
  const [vista, setVista] = useState(previa);
  return (
    <>
      <VistaPrevia previa={vista} hacer={pedido.hacer} />
      <ConfirmarTraslado {...pedido} previa={vista} onDistinto={() => setVista(ultima() ?? vista)} />
    </>
  );
}
