import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  cambiarEstructura,
  crearEstructura,
  type Estructura,
  verEstructura,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { PedidoRechazado, type Problema } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { type Borrador, borradorDe, hayCambios, type LineaEscrita, paraGuardar } from './borrador.ts';
import { dicenLoMismo, reunir } from './reunir.ts';

/**
 * What the server found wrong, with what was sent: a line, or the artículo. What is changed or taken out afterwards is another
 * one, and nobody has said anything of it yet.
 */
export type Reparos = ReadonlyMap<LineaEscrita | Borrador['articulo'], readonly string[]>;
const SIN_REPAROS: Reparos = new Map();

/** Who saved the same draft, as a refusal tells it. */
type Otro = { readonly quien?: string; readonly cuando?: string };

type Base = { readonly leida: Estructura | null; readonly version: number; readonly borrador: Borrador };

/**
 * A draft being written, over the version it was opened with. What is read again meanwhile is shown only while there is
 * nothing typed to lose; after that, it is for the person to say which of the two stays.
 */
export function useEdicion(estructura: Estructura | null, de: Borrador['articulo'] = null) {
  const [base, setBase] = useState<Base>(() => ({
    leida: estructura,
    version: estructura?.version ?? 0,
    borrador: borradorDe(estructura, de),
  }));
  const [borrador, setBorrador] = useState(base.borrador);
  const [vuelta, setVuelta] = useState(0);
  const asentar = (version: number, enviado: Borrador) =>
    setBase((antes) => ({ ...antes, version, borrador: enviado }));
  const seMuestra = useSeMuestra(estructura?.id, base);
  const { guardar, guardando, reparos, olvidarReparos, otro, olvidarOtro } = useGuardar(
    estructura?.id,
    base.version,
    borrador,
    { asentar, seMuestra },
  );
  const cambiado = hayCambios(base.borrador, borrador);
  useAvisoAlSalir(cambiado && !guardando);

  const pasarA = (guardada: Estructura, nuevo: Borrador) => {
    setBase({ leida: guardada, version: guardada.version, borrador: borradorDe(guardada) });
    setBorrador(nuevo);
    olvidarOtro();
    // Boxes keep what is typed in them: they are drawn anew only when it is no longer what there is.
    if (cambiaLoEscrito(borrador, nuevo)) setVuelta(vuelta + 1);
  };
  const tomar = (guardada: Estructura) => {
    pasarA(guardada, borradorDe(guardada));
    olvidarReparos();
  };
  const esNueva = estructura !== null && estructura !== base.leida && estructura.version >= base.version;
  if (esNueva && !guardando) {
    if (!cambiado) tomar(estructura);
    else if (estructura.version === base.version || diceLoMismo(estructura, base)) {
      setBase({ ...base, leida: estructura, version: estructura.version });
    }
  }

  const ajena = cambiado && !guardando && estructura !== null && estructura.version > base.version ? estructura : null;
  const reunion = ajena && reunir(base.borrador, borradorDe(ajena), borrador);
  return {
    borrador,
    cambiar: setBorrador,
    cambiado,
    /** Changes when the lines have to be drawn anew. */
    vuelta,
    guardar,
    guardando,
    reparos,
    /** Another version was saved while this one was being written. */
    conflicto: ajena &&
      reunion && {
        /** Null for whoever has not tried to save. */
        otro,
        reunion,
        /** What is no longer a draft cannot be saved over. */
        seguir: ajena.estado === 'BORRADOR' ? () => pasarA(ajena, reunion.borrador) : null,
        tomarGuardada: () => tomar(ajena),
      },
  };
}

export type Edicion = ReturnType<typeof useEdicion>;

/** Whether some line that stays says something else than what is written in its boxes. */
function cambiaLoEscrito(escrito: Borrador, nuevo: Borrador): boolean {
  const escritas = new Map(escrito.lineas.map((linea) => [linea.componenteId, linea]));
  return nuevo.lineas.some((linea) => !dicenLoMismo(escritas.get(linea.componenteId) ?? linea, linea));
}

const textoDe = (borrador: Borrador): string => JSON.stringify(paraGuardar(borrador));

/** Another version whose lines nobody moved: it was only validated. */
function diceLoMismo(otra: Estructura, { leida, version }: Base): boolean {
  if (leida === null || leida.version !== version || otra.estado !== 'BORRADOR') return false;
  return otra.nota === leida.nota && textoDe(borradorDe(otra)) === textoDe(borradorDe(leida));
}

/** Whether what somebody else saved is here already, to be shown beside what is written. */
function useSeMuestra(id: string | undefined, base: Base): () => boolean {
  const cache = useQueryClient();
  return () => {
    if (id === undefined) return false;
    const guardada = cache.getQueryData(consultaDe(verEstructura, { params: { id } }).queryKey);
    return guardada !== undefined && guardada.version > base.version && !diceLoMismo(guardada, base);
  };
}

type Alrededor = {
  readonly asentar: (version: number, enviado: Borrador) => void;
  readonly seMuestra: () => boolean;
};

function useGuardar(id: string | undefined, version: number, borrador: Borrador, { asentar, seMuestra }: Alrededor) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const navigate = useNavigate();
  const crear = useComando(crearEstructura);
  const cambiar = useComando(cambiarEstructura);
  const [reparos, setReparos] = useState(SIN_REPAROS);
  const [guardando, setGuardando] = useState(false);
  const [otro, setOtro] = useState<Otro | null>(null);
  const guardar = async () => {
    const lineas = paraGuardar(borrador);
    if (lineas === null || borrador.articulo === null) return;
    setReparos(SIN_REPAROS);
    setOtro(null);
    setGuardando(true);
    try {
      const { nota } = borrador;
      const guardada = await (id === undefined
        ? crear.mutateAsync({ body: { articuloId: borrador.articulo.id, nota, lineas } })
        : cambiar.mutateAsync({ params: { id }, body: { version, nota, lineas } }));
      asentar(guardada.version, borrador);
      avisos.exito(t(id === undefined ? 'hecho.creada' : 'hecho.guardada', { numero: guardada.numero }));
      if (id !== undefined) return;
      void navigate({
        to: '/articulos/estructura/$id',
        params: { id: guardada.id },
        replace: true,
        ignoreBlocker: true,
      } as never);
    } catch (error) {
      if (error instanceof PedidoRechazado && error.issues.length > 0) {
        const { enSuLugar, sueltos } = ubicar(error.issues, borrador);
        setReparos(enSuLugar);
        if (sueltos.length > 0) avisos.error(sueltos.join(' '));
      } else if (error instanceof PedidoRechazado && error.code === 'comun.version_vieja' && seMuestra()) {
        // A command reads its room again, whatever comes of it: what there is to do is said beside the draft.
        setOtro((error.data ?? {}) as Otro);
      } else avisos.error(mensajeDeError(error));
    } finally {
      setGuardando(false);
    }
  };
  return {
    guardar,
    guardando,
    reparos,
    olvidarReparos: () => setReparos(SIN_REPAROS),
    otro,
    olvidarOtro: () => setOtro(null),
  };
}

/** Each in its place on the screen; those without one are to be said aloud. */
function ubicar(problemas: readonly Problema[], { articulo, lineas }: Borrador) {
  const enSuLugar = new Map<LineaEscrita | Borrador['articulo'], readonly string[]>();
  const sueltos: string[] = [];
  for (const { path, message } of problemas) {
    const [que, orden] = path;
    const donde = que === 'lineas' ? lineas[Number(orden)] : que === 'articuloId' ? articulo : undefined;
    if (donde) enSuLugar.set(donde, [...(enSuLugar.get(donde) ?? []), message]);
    else sueltos.push(message);
  }
  return { enSuLugar, sueltos };
}
