import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';

/**
 * Which depósito the nota leaves from. With one there is nothing to choose, so nothing is shown; unless the one it has is not
 * sold from any more, which would leave it without any.
 */
export function SelectorDeDeposito(props: {
  readonly depositos: readonly Deposito[];
  readonly elegido: string | null;
  readonly onElegir: (depositoId: string) => void;
}) {
  const { t } = useTranslation('ventas');
  const { depositos, elegido } = props;
  const seVende = depositos.some(({ id }) => id === elegido);
  if (depositos.length === 0 || (depositos.length === 1 && (elegido === null || seVende))) return null;
  return (
    <TextField
      select
      fullWidth
      label={t('mostrador.cliente.deposito')}
      value={seVende ? elegido : ''}
      onChange={(evento) => props.onElegir(evento.target.value)}
    >
      {depositos.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
