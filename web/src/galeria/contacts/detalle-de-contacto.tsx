import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#galeria/api-falsa/entidades/contacts.ts';
import { useFocoEnElRelevo } from '#galeria/comun/foco-en-el-paso.ts';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { oVacio } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EnlaceDeCorreo, EnlaceDeTelefono } from '#ui/piezas/contacto.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { BotonDeEstrella } from './boton-de-estrella.tsx';
import { CamposDeContacto } from './campos-de-contacto.tsx';
import { type CampoDeContacto, nombreDe, revisarContacto } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  readonly contacto: Contact | undefined;
  readonly editando: boolean;
  readonly onEditar: () => void;
  readonly onGuardar: () => void;
  readonly onCancelar: () => void;
  readonly onCampo: (campo: CampoDeContacto, valor: string) => void;
  readonly onEstrella: (contacto: Contact) => void;
  readonly onEliminar: (contacto: Contact) => void;
};

/** The chosen contact, to read or to edit. */
export function DetalleDeContacto(props: Props) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const formulario = useId();
  const { contacto, editando } = props;
  const foco = useFocoEnElRelevo(editando);
  if (!contacto) return <VistaVacia icono={IconAddressBook} titulo={t('elegi')} texto={t('elegiTexto')} />;
  return (
    <>
      <Stack direction="row" sx={cabecera}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {t('detalle')}
        </Typography>
        <BotonDeEstrella contacto={contacto} onClick={() => props.onEstrella(contacto)} />
        {editando ? (
          <Pista key="guardar" texto={tUi('accion.guardar')}>
            <IconButton size="small" type="submit" form={formulario}>
              <IconDeviceFloppy size={18} stroke={1.7} aria-hidden />
            </IconButton>
          </Pista>
        ) : (
          <Pista key="editar" texto={t('editar')}>
            <IconButton size="small" onClick={props.onEditar}>
              <IconPencil size={18} stroke={1.7} aria-hidden />
            </IconButton>
          </Pista>
        )}
        <Pista texto={t('eliminar')}>
          <IconButton size="small" onClick={() => props.onEliminar(contacto)}>
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </Stack>
      <CuerpoDePanel relleno={3}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 3 }}>
          <AvatarDe quien={{ nombre: nombreDe(contacto), foto: contacto.image }} lado={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h5" component="h3" data-testid="contacts-name" sx={{ overflowWrap: 'anywhere' }}>
              {nombreDe(contacto) || t('sinNombre')}
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[t(`departamento.${contacto.department}`), contacto.company].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Stack>
        <div ref={foco}>
          {editando ? (
            <Edicion key={contacto.id} {...props} id={formulario} contacto={contacto} />
          ) : (
            <Lectura contacto={contacto} onEditar={props.onEditar} onEliminar={props.onEliminar} />
          )}
        </div>
      </CuerpoDePanel>
    </>
  );
}

function Lectura(props: { readonly contacto: Contact } & Pick<Props, 'onEditar' | 'onEliminar'>) {
  const t = textos.usar();
  const { contacto } = props;
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: 1.75, m: 0, '& > div': { gridTemplateColumns: '112px 1fr' } }}>
        <Dato nombre={t('campo.phone')}>
          <EnlaceDeTelefono numero={contacto.phone} />
        </Dato>
        <Dato nombre={t('campo.email')}>
          <EnlaceDeCorreo email={contacto.email} />
        </Dato>
        <Dato nombre={t('campo.address')}>{oVacio(contacto.address)}</Dato>
        <Dato nombre={t('campo.department')}>{t(`departamento.${contacto.department}`)}</Dato>
        <Dato nombre={t('campo.company')}>{oVacio(contacto.company)}</Dato>
        <Dato nombre={t('campo.notes')}>
          <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
            {oVacio(contacto.notes)}
          </Box>
        </Dato>
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 3 }}>
        <Button variant="contained" data-testid="contacts-edit" onClick={props.onEditar}>
          {t('editar')}
        </Button>
        <Button color="error" onClick={() => props.onEliminar(contacto)}>
          {t('eliminar')}
        </Button>
      </Stack>
    </>
  );
}

/** Each field is written to the contact as it is typed; saving only ends the edition, and not with something wrong. */
function Edicion(props: Props & { readonly id: string; readonly contacto: Contact }) {
  const { t: tUi } = useTranslation('ui');
  const [intentado, setIntentado] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const faltas = revisarContacto(props.contacto);
  const handleGuardar = () => {
    setIntentado(true);
    if (Object.keys(faltas).length > 0) irALaPrimeraFalta(formulario.current, faltas);
    else props.onGuardar();
  };
  return (
    <form
      id={props.id}
      ref={formulario}
      noValidate
      data-testid="contacts-form"
      onSubmit={(evento) => {
        evento.preventDefault();
        handleGuardar();
      }}
    >
      <CamposDeContacto datos={props.contacto} faltas={intentado ? faltas : {}} onCampo={props.onCampo} />
      {/* At the start, as what is done with the contact that is read: the gear of the appearance floats at the end. */}
      <Stack direction="row" sx={{ gap: 1, mt: 3 }}>
        <Button type="submit" variant="contained" data-testid="contacts-save-edit">
          {tUi('accion.guardar')}
        </Button>
        <Button onClick={props.onCancelar}>{tUi('accion.cancelar')}</Button>
      </Stack>
    </form>
  );
}

const cabecera = {
  alignItems: 'center',
  gap: 0.5,
  minHeight: 64,
  px: 3,
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;
