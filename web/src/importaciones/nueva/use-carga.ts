import { useRouter } from '@tanstack/react-router';
import {
  cargarArchivo,
  MAXIMO_DE_ARCHIVO_MIB,
  MAXIMO_DE_PLANILLA_MIB,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubida } from '#api/use-subida.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { revisarArchivo } from './revisar-archivo.ts';

type Pedido = {
  readonly entidad: Entidad;
  readonly perfil: string;
  /** Whose list it is. */
  readonly proveedorId: string | undefined;
};

/** The file of a new importación: chosen, judged, sent, and on to its page. Leaving the screen gives it up. */
export function useCarga({ entidad, perfil, proveedorId }: Pedido) {
  const { t } = useTranslation('importaciones');
  const router = useRouter();
  const { archivo, problema, elegir, reclamar } = useArchivo();
  const subida = useSubida(cargarArchivo);
  const [error, setError] = useState<string | null>(null);

  const seguir = async () => {
    if (subida.ocupada) return;
    if (entidad === 'listas_de_proveedor' && proveedorId === undefined) return setError(t('listas.faltaProveedor'));
    if (!archivo) return reclamar();
    setError(null);
    try {
      const body = {
        entidad,
        ...(perfil === '' ? {} : { perfil }),
        ...(proveedorId === undefined ? {} : { proveedorId }),
      };
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
      problema && t(`nueva.problema.${problema.cual}`, { archivo: problema.nombre, mib: maximoDe(problema.cual) }),
    subiendo: subida.ocupada,
    avance: subida.avance,
    elegir,
    cancelar: subida.cancelar,
    seguir,
  };
}

const maximoDe = (cual: Problema['cual']): number =>
  cual === 'planillaGrande' ? MAXIMO_DE_PLANILLA_MIB : MAXIMO_DE_ARCHIVO_MIB;

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
