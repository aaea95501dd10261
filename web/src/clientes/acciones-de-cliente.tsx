import { cicloDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import {
  anonimizarCliente,
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
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';

type Accion = AccionDe<typeof cicloDeCliente> | 'anonimizar';

const PELIGROSAS: readonly Accion[] = ['bloquear', 'inactivar', 'anonimizar'];
/** Those that ask why. */
const CON_MOTIVO: readonly Accion[] = ['bloquear', 'anonimizar'];

/** What may be done with the state of a cliente: the life cycle says it, and so does the permission. */
export function useAccionesDeCliente(): (cliente: FilaDeCliente) => readonly AccionDeFila[] {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  const pedir = usePedirAccion();
  return (cliente) => {
    if (cliente.consumidorFinal || cliente.anonimizado || cliente.estado === 'FUSIONADO') return [];
    const acciones: readonly Accion[] = [
      ...(puede(bloquearCliente) ? cicloDeCliente.accionesDesde(cliente.estado) : []),
      ...(puede(anonimizarCliente) ? (['anonimizar'] as const) : []),
    ];
    return acciones.map((accion) => ({
      texto: t(`accion.${accion}`),
      peligro: PELIGROSAS.includes(accion),
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
  const anonimizar = useComando(anonimizarCliente);

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
      case 'anonimizar':
        return anonimizar.mutateAsync({ params, body: { version, motivo } });
    }
  };

  return async (accion: Accion, cliente: FilaDeCliente): Promise<void> => {
    const nombre = cliente.razonSocial;
    const respuesta = await confirmar({
      titulo: t(`confirmar.${accion}`, { nombre }),
      texto: t(`confirmar.${accion}Texto`),
      boton: t(`accion.${accion}`),
      peligro: PELIGROSAS.includes(accion),
      motivo: CON_MOTIVO.includes(accion),
    });
    if (respuesta === null) return;
    await enviar(cliente, accion, respuesta.motivo).then(
      () => avisos.exito(t(`hecho.${accion}`, { nombre })),
      (error: unknown) => avisos.error(error),
    );
  };
}
