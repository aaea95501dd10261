import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PedidoRechazado } from '#api/pedir.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import { salidaDebajo } from '#ui/piezas/salida-debajo.ts';

/** What is wrong with the days of an address, which somebody may have kept or written, if a report was refused for them. */
export const reparoDePeriodo = (error: Error | null): string | undefined =>
  error instanceof PedidoRechazado
    ? error.issues.find(({ path: [donde, campo] }) => donde === '?' && (campo === 'desde' || campo === 'hasta'))
        ?.message
    : undefined;

/** The same rows, without what `reparoDePeriodo` tells already. */
export const sinReparo = <Fila,>(lista: PaginaDeLista<Fila>): PaginaDeLista<Fila> =>
  reparoDePeriodo(lista.error) === undefined ? lista : { ...lista, filas: [], error: null };

/** Trying again gives the same: the way back is other days. */
export function PeriodoRechazado(props: {
  readonly reparo: string;
  readonly consulta: { cambiar(cambios: object): void };
}) {
  const { t } = useTranslation('reportes');
  const quitar = () => props.consulta.cambiar({ desde: undefined, hasta: undefined });
  return (
    <Alert severity="warning" sx={salidaDebajo} action={<Button onClick={quitar}>{t('periodo.quitar')}</Button>}>
      {t('periodo.rechazado', { reparo: props.reparo })}
    </Alert>
  );
}
