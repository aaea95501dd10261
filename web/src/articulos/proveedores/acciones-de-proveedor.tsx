import { cambiarEstadoDeProveedor, type FilaDeProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeProveedor } from '@trastienda/nucleo/articulos/proveedores/ciclo-de-proveedor.ts';
import type { AccionDe } from '@trastienda/nucleo/comun/estados.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';

type Accion = AccionDe<typeof cicloDeProveedor>;

/** What may be done with the state of a proveedor: the life cycle says it, and so does the permission. */
export function useAccionesDeProveedor(): (proveedor: FilaDeProveedor) => readonly AccionDeFila[] {
  const { t } = useTranslation('proveedores');
  const puede = usePuede();
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const cambiar = useComando(cambiarEstadoDeProveedor);

  const pedir = async (accion: Accion, { id, version, razonSocial: nombre }: FilaDeProveedor): Promise<void> => {
    const respuesta = await confirmar({
      titulo: t(`confirmar.${accion}`, { nombre }),
      texto: t(`confirmar.${accion}Texto`),
      boton: t(`accion.${accion}`),
      peligro: accion === 'inactivar',
    });
    if (respuesta === null) return;
    await cambiar.mutateAsync({ params: { id }, body: { version, accion } }).then(
      () => avisos.exito(t(`hecho.${accion}`, { nombre })),
      (error: unknown) => avisos.error(error),
    );
  };
  return (proveedor) =>
    puede(cambiarEstadoDeProveedor)
      ? cicloDeProveedor.accionesDesde(proveedor.estado).map((accion) => ({
          texto: t(`accion.${accion}`),
          peligro: accion === 'inactivar',
          onClick: () => void pedir(accion, proveedor),
        }))
      : [];
}
