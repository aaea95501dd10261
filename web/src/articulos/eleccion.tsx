import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

/** One of a few options, outside a form. */
export function Eleccion<Valor extends string>(props: {
  readonly etiqueta: string;
  /** Empty while nothing that is offered was chosen. */
  readonly valor: Valor | '';
  readonly opciones: readonly (readonly [valor: Valor, texto: string])[];
  readonly onCambio: (valor: Valor) => void;
  readonly sx?: SxProps<Theme>;
}) {
  return (
    <TextField
      select
      size="small"
      label={props.etiqueta}
      value={props.valor}
      onChange={({ target }) => {
        const elegida = props.opciones.find(([valor]) => valor === target.value);
        if (elegida) props.onCambio(elegida[0]);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      {...(props.sx ? { sx: props.sx } : {})}
    >
      {props.opciones.map(([valor, texto]) => (
        <MenuItem key={valor} value={valor}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}
