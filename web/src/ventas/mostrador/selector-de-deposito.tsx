import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';

/** Which depósito the nota leaves from. With one there is nothing to choose, so nothing is shown. */
export function SelectorDeDeposito(props: {
  readonly depositos: readonly Deposito[];
  readonly elegido: string | null;
  readonly onElegir: (depositoId: string) => void;
}) {
  const { t } = useTranslation('ventas');
  if (props.depositos.length < 2) return null;
  return (
    <TextField
      select
      fullWidth
      label={t('mostrador.cliente.deposito')}
      value={props.elegido ?? ''}
      onChange={(evento) => props.onElegir(evento.target.value)}
    >
      {props.depositos.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
