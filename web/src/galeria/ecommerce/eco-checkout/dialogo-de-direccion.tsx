import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { type Direccion, faltasDeDireccion } from './estado.ts';

type Datos = Omit<Direccion, 'id'>;

/** A new address: name, street and phone. */
export function DialogoDeDireccion(props: {
  readonly onCerrar: () => void;
  readonly onGuardar: (datos: Datos) => void;
}) {
  const t = textos.usar();
  const id = useId();
  const formulario = useRef<HTMLFormElement>(null);
  const [datos, setDatos] = useState<Datos>({ nombre: '', calle: '', telefono: '' });
  const [seMira, setSeMira] = useState(false);
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  useAvisarCambios(
    Object.values(datos).some((dato) => dato !== ''),
    onCambios,
  );
  const faltas = faltasDeDireccion(datos);
  const campo = (nombre: keyof Datos, etiqueta: string, falta: string, autoComplete: string) => (
    <TextField
      required
      autoFocus={nombre === 'nombre'}
      name={nombre}
      label={etiqueta}
      value={datos[nombre]}
      onChange={(evento) => setDatos({ ...datos, [nombre]: evento.target.value })}
      error={seMira && faltas[nombre]}
      helperText={seMira && faltas[nombre] ? falta : ' '}
      slotProps={{
        htmlInput: { maxLength: 120, autoComplete, ...(nombre === 'telefono' ? { inputMode: 'tel' } : {}) },
      }}
    />
  );
  const handleSubmit = (evento: { preventDefault: () => void }) => {
    evento.preventDefault();
    setSeMira(true);
    if (Object.values(faltas).some(Boolean)) irALaPrimeraFalta(formulario.current, faltas);
    else props.onGuardar({ nombre: datos.nombre.trim(), calle: datos.calle.trim(), telefono: datos.telefono.trim() });
  };
  return (
    <Dialog open onClose={sinSegundoClic(cerrar)} aria-labelledby={`${id}-titulo`} fullWidth maxWidth="xs">
      <Box
        component="form"
        ref={formulario}
        noValidate
        onSubmit={handleSubmit}
        sx={{ p: 3, display: 'grid', gap: 1.5 }}
      >
        <Typography id={`${id}-titulo`} variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('pago.agregarDireccion')}
        </Typography>
        {campo('nombre', t('pago.nombre'), t('pago.faltaNombre'), 'name')}
        {campo('calle', t('pago.calle'), t('pago.faltaCalle'), 'street-address')}
        {campo('telefono', t('pago.telefono'), t('pago.telefonoMalo'), 'tel')}
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={cerrar}>{t('pago.cancelar')}</Button>
          <Button type="submit" variant="contained">
            {t('pago.guardar')}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}
