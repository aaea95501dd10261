import { useBlocker, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { finDeGuardar } from './guardado.ts';

type Pregunta = { readonly titulo: string; readonly texto: string; readonly boton: string };

/** The question before what was not saved is lost: resolves to whether the person leaves all the same. */
export function usePreguntarSalida(): (propia?: Pregunta) => Promise<boolean> {
  const { t } = useTranslation('ui');
  const confirmar = useConfirmar();
  return async (propia) => {
    const pregunta = propia ?? {
      titulo: t('formulario.cambiosSinGuardar'),
      texto: t('formulario.cambiosSinGuardarTexto'),
      boton: t('formulario.salirSinGuardar'),
    };
    return (await confirmar({ ...pregunta, peligro: true })) !== null;
  };
}

type Lugar = { readonly pathname: string; readonly search: object };
type Ida = { readonly action: string; readonly current: Lugar; readonly next: Lugar };

/** For a panel with a form: what closes it or leaves the screen, with changes that were not saved, asks first. */
export function useCierre(onCerrar: () => void) {
  const preguntar = usePreguntarSalida();
  const [hayCambios, setHayCambios] = useState(false);
  // Who has just saved goes on at once, before the screen is drawn again.
  const ahora = useRef(false);
  const onCambios = useCallback((hay: boolean) => {
    ahora.current = hay;
    setHayCambios(hay);
  }, []);
  // Within the screen only the browser closes a panel by surprise: the rest is the panel itself, which may be in the address.
  const cierra = ({ action, current, next }: Ida) =>
    ahora.current && (current.pathname !== next.pathname || (action !== 'PUSH' && action !== 'REPLACE'));
  const seDejo = useRef(false);
  useBloqueo({
    hayCambios,
    pierde: cierra,
    onSeVa: () => {
      seDejo.current = true;
    },
  });
  // A panel that is in the address closed with it, and its form took its changes along; any other is still there to close.
  const cerrarSiSigue = useEffectEvent(() => {
    const sigue = seDejo.current && ahora.current;
    seDejo.current = false;
    if (!sigue) return;
    onCambios(false);
    onCerrar();
  });
  const lugar = useSearch({ strict: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each arrival at another place of the same screen
  useEffect(() => cerrarSiSigue(), [lugar]);
  const cerrar = async (): Promise<void> => {
    // What is being saved closes by itself, and what is refused is told in the form.
    if (ahora.current && (await finDeGuardar())) return;
    if (ahora.current && !(await preguntar())) return;
    onCambios(false);
    onCerrar();
  };
  return { onCambios, cerrar: () => void cerrar() };
}

/**
 * Leaving the screen with changes that were not saved asks first; closing the tab too. Another filter of the same screen
 * loses nothing; `parte` names what of the address takes the form away when it changes: its tab.
 */
export function useAvisoAlSalir(hayCambios: boolean, parte?: string): void {
  useBloqueo({
    hayCambios,
    pierde: ({ current, next }) =>
      current.pathname !== next.pathname || (parte !== undefined && valorDe(current, parte) !== valorDe(next, parte)),
  });
}

const valorDe = ({ search }: Lugar, parte: string): unknown => (search as Readonly<Record<string, unknown>>)[parte];

type Documento = {
  /** Asked at the moment of leaving. */
  readonly hayCambios: () => boolean;
  /** Whether an address is this same document. */
  readonly esPropia: (pathname: string) => boolean;
  readonly pregunta: () => Pregunta;
};

/** For a document that is being written, which says in its own words what would be lost. */
export function useAvisoDeDocumento({ hayCambios, esPropia, pregunta }: Documento): void {
  const pierde = ({ next }: Ida) => hayCambios() && !esPropia(next.pathname);
  useEffect(() => {
    const este = { pierde, pregunta };
    documento = este;
    return () => {
      if (documento === este) documento = undefined;
    };
  });
  useBloqueo({ hayCambios, pierde });
}

type Bloqueo = {
  readonly hayCambios: boolean | (() => boolean);
  readonly pierde: (ida: Ida) => boolean;
  readonly onSeVa?: () => void;
};

// The document on the screen, if any: what would be lost of it is told also when a panel over it is who asks.
let documento: { readonly pierde: (ida: Ida) => boolean; readonly pregunta: () => Pregunta } | undefined;

/** By then the screen knows of what was saved. */
const EN_PANTALLA_MS = 50;

// The screen and a panel over it are asked one after the other about the same departure.
let yaContesto = false;

function useBloqueo({ hayCambios, pierde, onSeVa }: Bloqueo): void {
  const preguntar = usePreguntarSalida();
  const ahora = useRef({ hayCambios, pierde });
  useEffect(() => {
    ahora.current = { hayCambios, pierde };
  });
  useBlocker({
    disabled: hayCambios === false,
    enableBeforeUnload: hayCambios,
    shouldBlockFn: async (ida) => {
      if (!pierde(ida)) return false;
      // What is being saved is not lost: they go once it is. What is refused stays, and says why.
      const fin = yaContesto ? undefined : await finDeGuardar();
      if (fin === 'rechazado') return true;
      if (fin === 'guardado') await new Promise((listo) => setTimeout(listo, EN_PANTALLA_MS));
      const seGuardo = fin === 'guardado' && (ahora.current.hayCambios === false || !ahora.current.pierde(ida));
      if (!yaContesto && !seGuardo) {
        if (!(await preguntar(documento?.pierde(ida) ? documento.pregunta() : undefined))) return true;
        yaContesto = true;
        setTimeout(() => {
          yaContesto = false;
        });
      }
      onSeVa?.();
      return false;
    },
  });
}
