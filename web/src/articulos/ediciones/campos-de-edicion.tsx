import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type CambiosEnLote, listarProveedores, listarSubfamilias } from '@trastienda/nucleo/articulos/contrato.ts';
import { IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { listarMarcas, listarUnidades } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { Autocompletar, type Opcion } from '#ui/formularios/autocompletar.tsx';

type Props = { readonly cambios: CambiosEnLote; readonly onCambio: (cambios: CambiosEnLote) => void };

/** One field for each thing that may be changed; empty, it stays as each has it. */
export function CamposDeEdicion({ cambios, onCambio }: Props) {
  const { t } = useTranslation(['ediciones', 'articulos']);
  const nombreDeIva = useNombreDeIva();
  const cambiar = (nuevos: { readonly [Campo in keyof CambiosEnLote]: CambiosEnLote[Campo] | undefined }) =>
    onCambio(Object.fromEntries(Object.entries({ ...cambios, ...nuevos }).filter(([, valor]) => valor !== undefined)));
  const estados = (['ACTIVO', 'DISCONTINUADO', 'INACTIVO'] as const).map((id) => ({
    id,
    texto: t(`articulos:estado.${id}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Dos>
        <Eleccion
          label={t('campo.estado')}
          valor={cambios.estado}
          opciones={estados}
          onCambio={(estado) => cambiar({ estado })}
        />
        <Eleccion
          label={t('campo.iva')}
          valor={cambios.iva}
          opciones={IVAS.map((id) => ({ id, texto: nombreDeIva(id) }))}
          onCambio={(iva) => cambiar({ iva })}
        />
      </Dos>
      <Referencias cambios={cambios} cambiar={cambiar} />
      <Eleccion
        label={t('campo.negativo')}
        valor={cambios.permiteNegativo === undefined ? undefined : cambios.permiteNegativo ? 'si' : 'no'}
        opciones={(['si', 'no'] as const).map((id) => ({ id, texto: t(`panel.${id}`) }))}
        onCambio={(elegido) => cambiar({ permiteNegativo: elegido === undefined ? undefined : elegido === 'si' })}
      />
    </Stack>
  );
}

type DeReferencias = {
  readonly cambios: CambiosEnLote;
  readonly cambiar: (nuevos: {
    readonly marcaId?: string | null | undefined;
    readonly subfamiliaId?: string | undefined;
    readonly unidadId?: string | undefined;
    readonly proveedorId?: string | undefined;
  }) => void;
};

type Buscado = 'subfamilia' | 'marca' | 'unidad' | 'proveedor';

/** What is searched on the server. */
function Referencias({ cambios, cambiar }: DeReferencias) {
  const { t } = useTranslation('ediciones');
  const puede = usePuede();
  const [elegidas, setElegidas] = useState<Partial<Readonly<Record<Buscado, Opcion | null>>>>({});
  const recordar = (campo: Buscado, opcion: Opcion | null) => {
    setElegidas((actuales) => ({ ...actuales, [campo]: opcion }));
    return opcion?.id;
  };
  const sinMarca = cambios.marcaId === null;
  return (
    <>
      <Autocompletar
        label={t('campo.subfamilia')}
        placeholder={t('panel.sinCambios')}
        valor={elegidas.subfamilia ?? null}
        endpoint={listarSubfamilias}
        query={{ activo: 'true' }}
        aOpcion={({ id, nombre, rubro, familia }) => ({ id, texto: nombre, detalle: `${rubro} › ${familia}` })}
        onCambio={(opcion) => cambiar({ subfamiliaId: recordar('subfamilia', opcion) })}
      />
      {puede(listarMarcas) && (
        <Stack>
          <Autocompletar
            label={t('campo.marca')}
            placeholder={t('panel.sinCambios')}
            valor={sinMarca ? null : (elegidas.marca ?? null)}
            endpoint={listarMarcas}
            query={{ activa: 'true' }}
            disabled={sinMarca}
            aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
            onCambio={(opcion) => cambiar({ marcaId: recordar('marca', opcion) })}
          />
          <FormControlLabel
            control={<Checkbox size="small" checked={sinMarca} />}
            label={t('panel.sinMarca')}
            onChange={(_, puesta) => cambiar({ marcaId: puesta ? null : elegidas.marca?.id })}
          />
        </Stack>
      )}
      {puede(listarUnidades) && (
        <Autocompletar
          label={t('campo.unidad')}
          placeholder={t('panel.sinCambios')}
          ayuda={t('panel.unidadAyuda')}
          valor={elegidas.unidad ?? null}
          endpoint={listarUnidades}
          query={{ activa: 'true' }}
          aOpcion={({ id, nombre, codigo }) => ({ id, texto: nombre, detalle: codigo })}
          onCambio={(opcion) => cambiar({ unidadId: recordar('unidad', opcion) })}
        />
      )}
      {puede({ permiso: 'proveedor.editar' }) && (
        <Autocompletar
          label={t('campo.proveedor')}
          placeholder={t('panel.sinCambios')}
          ayuda={t('panel.proveedorAyuda')}
          valor={elegidas.proveedor ?? null}
          endpoint={listarProveedores}
          query={{ estado: 'ACTIVO' }}
          aOpcion={({ id, razonSocial }) => ({ id, texto: razonSocial })}
          onCambio={(opcion) => cambiar({ proveedorId: recordar('proveedor', opcion) })}
        />
      )}
    </>
  );
}

function Dos({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, '& > *': { flex: 1 } }}>
      {children}
    </Stack>
  );
}

function Eleccion<Id extends string>(props: {
  readonly label: string;
  readonly valor: Id | undefined;
  readonly opciones: readonly { readonly id: Id; readonly texto: string }[];
  readonly onCambio: (id: Id | undefined) => void;
}) {
  const { t } = useTranslation('ediciones');
  return (
    <TextField
      select
      label={props.label}
      value={props.valor ?? ''}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={(evento) => props.onCambio(props.opciones.find(({ id }) => id === evento.target.value)?.id)}
    >
      <MenuItem value="">{t('panel.sinCambios')}</MenuItem>
      {props.opciones.map(({ id, texto }) => (
        <MenuItem key={id} value={id}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}
