import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

type Opcion<T extends string> = { readonly valor: T; readonly texto: string };

/** What the heads of a table do, where it has no room for all of them: the width from which they are there is `desde`. */
export function OrdenDeTabla<T extends string>(props: {
  readonly desde: 'sm' | 'md';
  readonly opciones: readonly Opcion<T>[];
  readonly valor: T;
  readonly onCambio: (valor: T) => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <TextField
      select
      size="small"
      label={t('tabla.ordenar')}
      value={props.valor}
      onChange={({ target }) => props.onCambio(target.value as T)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('tabla.ordenar') } } }}
      sx={{ display: { xs: 'flex', [props.desde]: 'none' }, flex: '1 1 100%', maxWidth: { sm: 320 } }}
    >
      {props.opciones.map(({ valor, texto }) => (
        <MenuItem key={valor} value={valor}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}
