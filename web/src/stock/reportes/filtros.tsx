import { useQuery } from '@tanstack/react-query';
import type { verKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import type { BusquedaDe } from '#ui/listas/consulta-de-lista.ts';
import { FiltroDePeriodo } from '#ui/listas/filtro-de-periodo.tsx';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';

type Valores = BusquedaDe<typeof verKardex>;
type Cambios = { readonly [Campo in keyof Valores]?: Valores[Campo] | undefined };

/** Where and when: sucursal, depósito, what is on its way or what is there, period. */
export function FiltrosDeKardex({
  valores,
  onCambio,
}: {
  readonly valores: Valores;
  readonly onCambio: (c: Cambios) => void;
}) {
  const { t } = useTranslation('stock');
  const { sucursales } = useSesion();
  const puede = usePuede();
  const { data } = useQuery({
    ...consultaDe(listarDepositos, {
      query: { porPagina: 200, ...(valores.sucursalId ? { sucursalId: valores.sucursalId } : {}) },
    }),
    enabled: puede(listarDepositos),
  });
  const depositos = data?.filas ?? [];
  return (
    <>
      {(sucursales.length > 1 || valores.sucursalId !== undefined) && (
        <FiltroOpciones
          etiqueta={t('kardex.sucursal')}
          valor={valores.sucursalId}
          opciones={sucursales.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(sucursalId) => onCambio({ sucursalId, depositoId: undefined })}
        />
      )}
      <FiltroOpciones
        etiqueta={t('kardex.deposito')}
        valor={valores.depositoId}
        opciones={depositos.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        onCambio={(depositoId) => onCambio({ depositoId, enTransito: undefined })}
      />
      {(depositos.some(({ clase }) => clase === 'TRANSITO') || valores.enTransito !== undefined) && (
        <FiltroOpciones
          etiqueta={t('kardex.transito')}
          valor={valores.enTransito}
          opciones={(['true', 'false'] as const).map((valor) => ({ valor, texto: t(`kardex.viaja.${valor}`) }))}
          onCambio={(enTransito) => onCambio({ enTransito, depositoId: undefined })}
        />
      )}
      <FiltroDePeriodo desde={valores.desde} hasta={valores.hasta} onCambio={onCambio} />
    </>
  );
}
