import { useRouter } from '@tanstack/react-router';
import { cargarArchivo, MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubida } from '#api/use-subida.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { revisarArchivo } from './revisar-archivo.ts';

/** The file of a new importación: chosen, judged, sent, and on to its page. Leaving the screen gives it up. */
export function useCarga({ entidad, perfil }: { readonly entidad: Entidad; readonly perfil: string }) {
  const { t } = useTranslation('importaciones');
  const router = useRouter();
  const { archivo, problema, elegir, reclamar } = useArchivo();
  const subida = useSubida(cargarArchivo);
  const [error, setError] = useState<string | null>(null);

  const seguir = async () => {
    if (subida.ocupada) return;
    if (!archivo) return reclamar();
    setError(null);
    try {
      const body = { entidad, ...(perfil === '' ? {} : { perfil }) };
      const { id } = await subida.subir({ input: { body }, archivo });
      if (router.state.location.pathname !== '/importaciones/nueva') return;
      await router.navigate({ to: '/importaciones/$id', params: { id } });
    } catch (fallo) {
      setError(fallo instanceof DOMException ? t('nueva.cancelada') : mensajeDeError(fallo));
    }
  };
  return {
    archivo,
    error,
    /** Why what was chosen will not do, in words. */
    problema:
      problema && t(`nueva.problema.${problema.cual}`, { archivo: problema.nombre, mib: MAXIMO_DE_ARCHIVO_MIB }),
    subiendo: subida.ocupada,
    avance: subida.avance,
    elegir,
    cancelar: subida.cancelar,
    seguir,
  };
}

type Problema = {
  readonly cual: 'falta' | 'varios' | NonNullable<ReturnType<typeof revisarArchivo>>;
  readonly nombre: string;
};

/** The chosen file, or why what was chosen will not do. */
function useArchivo() {
  const [archivo, setArchivo] = useState<File | null>(null);
  const [problema, setProblema] = useState<Problema | null>(null);
  return {
    archivo,
    problema,
    reclamar: () => setProblema({ cual: 'falta', nombre: '' }),
    elegir: (elegidos: readonly File[]) => {
      const [primero] = elegidos;
      const hallado = primero ? revisarArchivo(primero) : null;
      if (elegidos.length > 1) setProblema({ cual: 'varios', nombre: '' });
      else if (primero && hallado !== null) setProblema({ cual: hallado, nombre: primero.name });
      else setProblema(null);
      setArchivo(elegidos.length === 1 && hallado === null ? (primero ?? null) : null);
    },
  };
}
