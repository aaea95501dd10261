import { useQueryClient } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { LARGO_DE_CODIGO } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import {
  CambioDeNodo,
  FamiliaNueva,
  listarFamilias,
  listarRubros,
  RubroNuevo,
  SubfamiliaNueva,
  verNodo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { consultaDe } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import type { Opcion } from '#ui/formularios/autocompletar.tsx';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useRegistroAlDia } from '#ui/formularios/registro-al-dia.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { CamposDeOmision, conDias, omisionesDe, sinOmisiones } from './campos-de-omision.tsx';
import { type Nodo, useComandosDeNodo } from './nodos.ts';
import { aOpcionDeFamilia, aOpcionDeRubro } from './opciones.ts';
import { usePreguntarQueRige } from './preguntar-que-rige.tsx';
import { useVeCosto } from './vistas-de-nodos.ts';

type Props = {
  readonly nivel: Nivel;
  /** The node to edit; without it, a new one. */
  readonly nodo?: Nodo | undefined;
  /** Where a new one goes, when that is known. */
  readonly padre?: Opcion | undefined;
  readonly onCerrar: () => void;
};

const NUEVO = { rubro: 'nuevoRubro', familia: 'nuevaFamilia', subfamilia: 'nuevaSubfamilia' } as const;
const EDITAR = { rubro: 'editarRubro', familia: 'editarFamilia', subfamilia: 'editarSubfamilia' } as const;
const ALTA = {
  rubro: conDias(RubroNuevo),
  familia: conDias(FamiliaNueva),
  subfamilia: conDias(SubfamiliaNueva),
} as const;
const RECHAZOS = { 'articulos.clasificacion_repetida': 'codigo' } as const;
const CAMBIO = conDias(CambioDeNodo.omit({ version: true, activo: true }));

/** The form of a rubro, a familia or a subfamilia, new or not. */
export function PanelDeNodo({ nivel, nodo, padre, onCerrar }: Props) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { onCambios, cerrar } = useCierre(onCerrar);
  const comun = { nivel, onCambios, cerrar, onCerrar };
  return (
    <PanelLateral
      abierto
      titulo={t(`nodo:clasificacion.${nodo ? EDITAR[nivel] : NUEVO[nivel]}`)}
      {...(nodo ? { subtitulo: nodo.nombre } : {})}
      onCerrar={cerrar}
    >
      {nodo ? <CambioForm {...comun} nodo={nodo} /> : <AltaForm {...comun} padre={padre} />}
    </PanelLateral>
  );
}

type PropsDeForm = Pick<Props, 'nivel' | 'onCerrar'> & {
  readonly onCambios: (hayCambios: boolean) => void;
  /** Asks before what was typed is lost. */
  readonly cerrar: () => void;
};

function AltaForm({ nivel, padre, onCambios, cerrar, onCerrar }: PropsDeForm & Pick<Props, 'padre'>) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const avisos = useAvisos();
  const { crear } = useComandosDeNodo(nivel);
  const vacio = { codigo: '', nombre: '', ...sinOmisiones(useVeCosto()) };
  const arriba = nivel === 'rubro' ? {} : { [nivel === 'familia' ? 'rubroId' : 'familiaId']: padre?.id ?? '' };
  return (
    <Formulario
      // Each level validates with its own schema; what they share is what `crear` takes.
      esquema={ALTA[nivel] as (typeof ALTA)['rubro']}
      valores={{ ...vacio, ...arriba } as never}
      rechazosEn={RECHAZOS}
      onCambios={onCambios}
      onCancelar={cerrar}
      onEnviar={(datos) => crear(datos)}
      onListo={({ nombre }) => {
        avisos.exito(t('nodo:clasificacion.creado', { nombre }));
        onCerrar();
      }}
    >
      {nivel !== 'rubro' && <CampoDePadre nivel={nivel} padre={padre} />}
      <Campos nivel={nivel} />
    </Formulario>
  );
}

function CambioForm({ nivel, nodo: actual, onCambios, cerrar, onCerrar }: PropsDeForm & { readonly nodo: Nodo }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const avisos = useAvisos();
  const { cambiar } = useComandosDeNodo(nivel);
  const cache = useQueryClient();
  const {
    registro: nodo,
    valores,
    alDia,
  } = useRegistroAlDia(actual, {
    leer: async () => (await cache.fetchQuery(consultaDe(verNodo, { params: { nivel, id: actual.id } }))).nodo as Nodo,
    valoresDe,
    nombresDe: ({ unidadOmision }) => (unidadOmision ? { [unidadOmision.id]: unidadOmision.nombre } : {}),
  });
  const preguntar = usePreguntarQueRige(nivel, nodo);
  return (
    <Formulario
      esquema={CAMBIO}
      valores={valores}
      alDia={alDia}
      rechazosEn={RECHAZOS}
      onCambios={onCambios}
      onCancelar={cerrar}
      onEnviar={async (datos) => {
        if (!(await preguntar(datos))) throw new ConfirmacionCancelada();
        return cambiar(nodo.id, { ...datos, version: nodo.version });
      }}
      onListo={({ nombre }) => {
        avisos.exito(t('nodo:clasificacion.guardado', { nombre }));
        onCerrar();
      }}
    >
      <Campos nivel={nivel} unidad={nodo.unidadOmision} />
      <Campo name="motivo" label={t('datos.motivo')} ayuda={t('nodo:motivoAyuda')} maximo={200} opcional />
    </Formulario>
  );
}

const valoresDe = (nodo: Nodo) =>
  ({ codigo: nodo.codigo, nombre: nodo.nombre, ...omisionesDe(nodo), motivo: '' }) as DefaultValues<
    z.input<typeof CAMBIO>
  >;

function CampoDePadre({
  nivel,
  padre,
}: {
  readonly nivel: 'familia' | 'subfamilia';
  readonly padre: Opcion | undefined;
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const inicial = padre ? { inicial: padre } : {};
  if (nivel === 'familia') {
    return (
      <CampoAutocompletar
        name="rubroId"
        label={t('campo.rubro')}
        endpoint={listarRubros}
        query={{ activo: 'true' }}
        aOpcion={aOpcionDeRubro}
        {...inicial}
      />
    );
  }
  return (
    <CampoAutocompletar
      name="familiaId"
      label={t('campo.familia')}
      endpoint={listarFamilias}
      query={{ activo: 'true' }}
      aOpcion={aOpcionDeFamilia}
      {...inicial}
    />
  );
}

function Campos({ nivel, unidad }: Pick<Props, 'nivel'> & { readonly unidad?: Nodo['unidadOmision'] }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  return (
    <>
      <Campo name="codigo" label={t('nodo:clasificacion.codigo')} maximo={LARGO_DE_CODIGO} autoFocus />
      <Campo name="nombre" label={t('nodo:clasificacion.nombre')} maximo={80} />
      <CamposDeOmision nivel={nivel} unidad={unidad} />
    </>
  );
}
