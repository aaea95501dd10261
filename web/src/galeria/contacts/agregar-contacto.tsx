import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { unClic } from '#galeria/comun/un-clic.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { CamposDeContacto } from './campos-de-contacto.tsx';
import { type DatosDeContacto, revisarContacto } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  readonly onGuardar: (datos: DatosDeContacto) => void;
};

const EN_BLANCO: DatosDeContacto = {
  firstname: '',
  lastname: '',
  company: '',
  department: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
};

/** A new contact: it is kept once it has what it cannot do without. */
export function AgregarContacto({ abierto, onCerrar, onGuardar }: Props) {
  const id = useId();
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <Dialog open={abierto} onClose={sinSegundoClic(cerrar)} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Contenido id={id} onCambios={onCambios} onCerrar={cerrar} onGuardar={onGuardar} />
    </Dialog>
  );
}

type DeContenido = Omit<Props, 'abierto'> & {
  readonly id: string;
  readonly onCambios: (hayCambios: boolean) => void;
};

function Contenido({ id, onCambios, onCerrar, onGuardar }: DeContenido) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const [datos, setDatos] = useState(EN_BLANCO);
  const [intentado, setIntentado] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const faltas = revisarContacto(datos);
  useAvisarCambios(
    Object.values(datos).some((dato) => dato !== ''),
    onCambios,
  );
  const handleGuardar = () => {
    setIntentado(true);
    if (Object.keys(faltas).length > 0) return irALaPrimeraFalta(formulario.current, faltas);
    onCambios(false);
    onGuardar(datos);
  };
  return (
    <form
      ref={formulario}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        handleGuardar();
      }}
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={id}>{t('nuevo')}</DialogTitle>
      <DialogContent>
        <CamposDeContacto
          conFoco
          datos={datos}
          faltas={intentado ? faltas : {}}
          onCampo={(campo, valor) => setDatos({ ...datos, [campo]: valor })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar}>{tUi('accion.cancelar')}</Button>
        <Button type="submit" variant="contained" data-testid="contacts-save" onClick={unClic}>
          {tUi('accion.guardar')}
        </Button>
      </DialogActions>
    </form>
  );
}
