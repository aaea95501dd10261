import { useQueryClient } from '@tanstack/react-query';
import {
  aplicarImportacion,
  cancelarTarea,
  descartarImportacion,
  type Importacion,
  revertirImportacion,
  validarImportacion,
  verImportacion,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { claveDe, useComando } from '#api/consultas.ts';
import { DE_PANTALLA } from '#importaciones/entidades.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** What may be done to an importación. What the server answers is on screen at once; a refusal is told. */
export function useComandos({ id, entidad }: Pick<Importacion, 'id' | 'entidad'>) {
  const { t } = useTranslation('importaciones');
  const cache = useQueryClient();
  const avisos = useAvisos();
  const invalida = [...DE_PANTALLA[entidad].salas];
  const validar = useComando(validarImportacion);
  const aplicar = useComando(aplicarImportacion, { invalida });
  const revertir = useComando(revertirImportacion, { invalida });
  const descartar = useComando(descartarImportacion);
  const cancelar = useComando(cancelarTarea);

  const asentar = async (pedido: Promise<Importacion>, listo?: string): Promise<boolean> => {
    try {
      const importacion = await pedido;
      cache.setQueryData(claveDe(verImportacion, { params: { id } }), importacion);
      if (listo !== undefined && importacion.tarea === null && importacion.fallo === null) avisos.exito(listo);
      return true;
    } catch (error) {
      avisos.error(error);
      return false;
    }
  };
  const con = <Mas extends object>(version: number, mas?: Mas) => ({ params: { id }, body: { version, ...mas } });
  return {
    ocupado: [validar, aplicar, revertir, descartar].some(({ isPending }) => isPending),
    cancelando: cancelar.isPending,
    validar: (version: number) => asentar(validar.mutateAsync(con(version))),
    /** Of costs, in a file or the list of a proveedor, also whether to prepare the prices that would follow. */
    aplicar: (version: number, mas?: { readonly proponerPrecios: boolean }) =>
      asentar(aplicar.mutateAsync(con(version, mas)), t('asistente.aplicar.listo')),
    revertir: (version: number) => asentar(revertir.mutateAsync(con(version)), t('asistente.revertir.listo')),
    descartar: (version: number) => asentar(descartar.mutateAsync(con(version)), t('asistente.descartar.listo')),
    cancelar: () => asentar(cancelar.mutateAsync({ params: { id } })),
  };
}

export type Comandos = ReturnType<typeof useComandos>;
