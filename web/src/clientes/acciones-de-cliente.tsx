import { cicloDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import {
  bloquearCliente,
  type Cliente,
  desbloquearCliente,
  type FilaDeCliente,
  inactivarCliente,
  reactivarCliente,
} from '@trastienda/nucleo/clientes/contrato.ts';
import type { AccionDe } from '@trastienda/nucleo/comun/estados.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla-tipos.ts';

type Accion = AccionDe<typeof cicloDeCliente>;

/** What may be done with the state of a cliente: the life cycle says it, and so does the permission. */
export function useAccionesDeCliente(): (cliente: FilaDeCliente) => readonly AccionDeFila[] {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  const pedir = usePedirAccion();
  return (cliente) => {
    if (cliente.consumidorFinal || cliente.estado === 'FUSIONADO' || !puede(bloquearCliente)) return [];
    return cicloDeCliente.accionesDesde(cliente.estado).map((accion) => ({
      texto: t(`accion.${accion}`),
      peligro: accion === 'bloquear' || accion === 'inactivar',
      onClick: () => void pedir(accion, cliente),
    }));
  };
}

function usePedirAccion() {
  const { t } = useTranslation('clientes');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const bloquear = useComando(bloquearCliente);
  const desbloquear = useComando(desbloquearCliente);
  const inactivar = useComando(inactivarCliente);
  const reactivar = useComando(reactivarCliente);

  const enviar = ({ id, version }: FilaDeCliente, accion: Accion, motivo: string): Promise<Cliente> => {
    const params = { id };
    switch (accion) {
      case 'bloquear':
        return bloquear.mutateAsync({ params, body: { version, motivo } });
      case 'desbloquear':
        return desbloquear.mutateAsync({ params, body: { version } });
      case 'inactivar':
        return inactivar.mutateAsync({ params, body: { version } });
      case 'reactivar':
        return reactivar.mutateAsync({ params, body: { version } });
    }
  };

  return async (accion: Accion, cliente: FilaDeCliente): Promise<void> => {
    const nombre = cliente.razonSocial;
    const respuesta = await confirmar({
      titulo: t(`confirmar.${accion}`, { nombre }),
      texto: t(`confirmar.${accion}Texto`),
      boton: t(`accion.${accion}`),
      peligro: accion === 'bloquear' || accion === 'inactivar',
      motivo: accion === 'bloquear',
    });
    if (respuesta === null) return;
    await enviar(cliente, accion, respuesta.motivo).then(
      () => avisos.exito(t(`hecho.${accion}`, { nombre })),
      (error: unknown) => avisos.error(error),
    );
  };
}
