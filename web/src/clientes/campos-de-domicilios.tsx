import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Domicilio } from '@trastienda/nucleo/clientes/contrato.ts';
import { listarLocalidades } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { aOpcionDeLocalidad } from '#tablas-generales/index.ts';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';
import { DOMICILIO_VACIO, decirContactos, decirDomicilios } from './valores-de-cliente.ts';

/**
 * Several places of one cliente (CLI-10). Choosing one as principal takes it from the others. `iniciales` say how their localidades
 * are called, also those that somebody else saved meanwhile.
 */
export function CamposDeDomicilios({ iniciales }: { readonly iniciales: readonly Domicilio[] }) {
  const { t } = useTranslation('clientes');
  const { fields, append, remove } = useFieldArray({ name: 'domicilios', keyName: 'clave' });
  const conocidas = useLocalidades(iniciales);
  const { getValues } = useFormContext();
  return (
    <Grupo
      name="domicilios"
      decir={decirDomicilios}
      titulo={t('campo.domicilios')}
      agregar={t('formulario.agregarDomicilio')}
      onAgregar={() => append({ ...DOMICILIO_VACIO, principal: fields.length === 0 })}
    >
      {fields.map(({ clave }, i) => {
        const localidadId: string = getValues(`domicilios.${i}.localidadId`);
        return (
          <Parte
            key={clave}
            titulo={t('formulario.domicilio', { orden: i + 1 })}
            quitar={t('formulario.quitarDomicilio', { orden: i + 1 })}
            onQuitar={() => remove(i)}
          >
            <Campo name={`domicilios.${i}.calle`} label={t('campo.calle')} maximo={200} />
            <CampoAutocompletar
              name={`domicilios.${i}.localidadId`}
              label={t('campo.localidad')}
              endpoint={listarLocalidades}
              query={{ activa: 'true' }}
              aOpcion={aOpcionDeLocalidad}
              inicial={localidadId ? { id: localidadId, texto: conocidas.get(localidadId) ?? '' } : null}
              anulable
            />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <Campo
                name={`domicilios.${i}.etiqueta`}
                label={t('campo.etiqueta')}
                ayuda={t('campo.etiquetaAyuda')}
                maximo={60}
                vaciable
              />
              <Campo name={`domicilios.${i}.codigoPostal`} label={t('campo.codigoPostal')} maximo={8} vaciable />
            </Box>
            <CasillaDePrincipal i={i} />
          </Parte>
        );
      })}
    </Grupo>
  );
}

function useLocalidades(domicilios: readonly Domicilio[]): ReadonlyMap<string | null, string> {
  const nombrar = () => domicilios.map(({ localidadId, localidad }) => [localidadId, localidad ?? ''] as const);
  const [vistos, setVistos] = useState(domicilios);
  const [conocidas, setConocidas] = useState(() => new Map(nombrar()));
  if (vistos !== domicilios) {
    setVistos(domicilios);
    setConocidas(new Map([...conocidas, ...nombrar()]));
  }
  return conocidas;
}

function CasillaDePrincipal({ i }: { readonly i: number }) {
  const { t } = useTranslation('clientes');
  const { setValue, getValues } = useFormContext();
  const handleElegido = () => {
    const cuantos = (getValues('domicilios') as unknown[]).length;
    for (let otro = 0; otro < cuantos; otro += 1) {
      if (otro !== i) setValue(`domicilios.${otro}.principal`, false, { shouldDirty: true });
    }
  };
  return (
    <Box onChange={handleElegido}>
      <CampoCasilla name={`domicilios.${i}.principal`} label={t('campo.principal')} />
    </Box>
  );
}

/** People to talk to at a cliente (CLI-10). */
export function CamposDeContactos() {
  const { t } = useTranslation('clientes');
  const { fields, append, remove } = useFieldArray({ name: 'contactos', keyName: 'clave' });
  return (
    <Grupo
      name="contactos"
      decir={decirContactos}
      titulo={t('campo.contactos')}
      agregar={t('formulario.agregarContacto')}
      onAgregar={() => append({ nombre: '', cargo: '', telefono: '', email: '' })}
    >
      {fields.map(({ clave }, i) => (
        <Parte
          key={clave}
          titulo={t('formulario.contacto', { orden: i + 1 })}
          quitar={t('formulario.quitarContacto', { orden: i + 1 })}
          onQuitar={() => remove(i)}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Campo name={`contactos.${i}.nombre`} label={t('campo.contacto')} maximo={120} />
            <Campo name={`contactos.${i}.cargo`} label={t('campo.cargo')} maximo={60} vaciable />
            <Campo name={`contactos.${i}.telefono`} label={t('campo.telefono')} tipo="tel" maximo={60} vaciable />
            <Campo name={`contactos.${i}.email`} label={t('campo.email')} tipo="email" maximo={254} vaciable />
          </Box>
        </Parte>
      ))}
    </Grupo>
  );
}

function Grupo(props: {
  readonly name: string;
  /** How all of them are told in a line. */
  readonly decir: (valor: unknown) => string;
  readonly titulo: string;
  readonly agregar: string;
  readonly onAgregar: () => void;
  readonly children: ReactNode;
}) {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(props.name, formState);
  const mensaje = error?.message ?? error?.root?.message;
  useCampoConocido(props.name, props.titulo, {}, props.decir);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1.5 }}>
        {props.titulo}
      </Typography>
      {mensaje && <FormHelperText error>{mensaje}</FormHelperText>}
      {props.children}
      <Box>
        <Button size="small" startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />} onClick={props.onAgregar}>
          {props.agregar}
        </Button>
      </Box>
    </Box>
  );
}

function Parte(props: {
  readonly titulo: string;
  readonly quitar: string;
  readonly onQuitar: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Stack role="group" aria-label={props.titulo} sx={{ gap: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, fontWeight: 500, color: 'text.secondary', fontSize: '0.8125rem' }}>{props.titulo}</Box>
        <IconButton size="small" aria-label={props.quitar} onClick={props.onQuitar}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Stack>
      {props.children}
    </Stack>
  );
}
