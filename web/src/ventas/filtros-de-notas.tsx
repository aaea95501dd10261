import { useQuery } from '@tanstack/react-query';
import { listarClientes, verCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { cicloDeNota, type EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { FiltrosDeNotas as Filtros } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { FiltroDePeriodo } from '#ui/listas/filtro-de-periodo.tsx';
import { FiltroBuscado, FiltroOpciones } from '#ui/listas/filtros.tsx';

type Props = {
  readonly valores: Partial<Filtros>;
  readonly onCambio: (cambios: Partial<Filtros>) => void;
  /** The states to choose from; all of them without it. */
  readonly estados?: readonly EstadoNota[];
};

/** State, customer, sucursal, dates and whose: all in the address. */
export function FiltrosDeNotas({ valores, onCambio, estados = cicloDeNota.estados }: Props) {
  const { t } = useTranslation('ventas');
  const { sucursales } = useSesion();
  const puede = usePuede();
  const cliente = useQuery({
    ...consultaDe(verCliente, { params: { id: valores.clienteId ?? '' } }),
    enabled: valores.clienteId !== undefined,
  });
  return (
    <>
      <FiltroOpciones
        etiqueta={t('notas.filtro.estado')}
        valor={valores.estado}
        opciones={estados.map((estado): { valor: string; texto: string } => ({
          valor: estado,
          texto: t(`notas.estado.${estado}`),
        }))}
        onCambio={(estado) => onCambio({ estado })}
      />
      {puede(listarClientes) && (
        <FiltroBuscado
          etiqueta={t('notas.filtro.cliente')}
          valor={valores.clienteId}
          texto={cliente.data?.razonSocial}
          endpoint={listarClientes}
          aOpcion={({ id, razonSocial }) => ({ id, texto: razonSocial })}
          onCambio={(clienteId) => onCambio({ clienteId })}
        />
      )}
      {sucursales.length > 1 && (
        <FiltroOpciones
          etiqueta={t('notas.filtro.sucursal')}
          valor={valores.sucursalId}
          opciones={sucursales.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(sucursalId) => onCambio({ sucursalId })}
        />
      )}
      <FiltroDePeriodo desde={valores.desde} hasta={valores.hasta} onCambio={onCambio} />
      <FiltroOpciones
        etiqueta={t('notas.filtro.quien')}
        valor={valores.mias}
        opciones={[{ valor: 'true', texto: t('notas.filtro.mias') }]}
        onCambio={(mias) => onCambio({ mias })}
      />
    </>
  );
}
