import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useRef, useState } from 'react';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { vecinoDe } from '#galeria/comun/eleccion.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { textosComunes } from '#galeria/comun/textos-comunes.ts';
import { textos } from '#galeria/pages/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { EdicionDeDireccion } from './edicion.tsx';
import { type Direccion, editar, eliminar, puede, type Rol } from './estado.ts';
import { direccionesDeMuestra } from './muestras.ts';

type Props = {
  readonly rol: Rol;
  readonly direcciones: readonly Direccion[];
  readonly cambiar: (fn: (antes: readonly Direccion[]) => readonly Direccion[]) => void;
  /** Whether the one that is being edited may be left: with something written in it, it asks. */
  readonly dejar: () => Promise<boolean>;
  readonly onCambios: (hayCambios: boolean) => void;
};

/** The list, with the buttons the role may use. What goes can be brought back. */
export function Direcciones({ rol, direcciones, cambiar, dejar, onCambios }: Props) {
  const t = textos.usar();
  const decir = textosComunes.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const lista = useRef<HTMLUListElement>(null);
  const [enEdicion, setEnEdicion] = useState<number>();
  // A role that may not edit ends it: it does not begin again with one that may.
  if (enEdicion !== undefined && !puede(rol, 'editar')) setEnEdicion(undefined);
  const enfocar = (id: number | null, boton: string) =>
    requestAnimationFrame(() => {
      const destino = lista.current?.querySelector<HTMLElement>(`[data-direccion="${id}"] [data-boton="${boton}"]`);
      (destino ?? lista.current)?.focus();
    });
  const handleEliminar = ({ id, nombre }: Direccion) => {
    const vecina = vecinoDe(
      direcciones.map((una) => una.id),
      id,
    );
    cambiar((antes) => eliminar(antes, rol, id));
    enfocar(vecina, 'eliminar');
    avisos.exito(
      t('caslEliminada', { nombre }),
      conDeshacer(() => cambiar((ahora) => reponer(ahora, direcciones, new Set([id])))),
    );
  };
  const handleTraer = () => {
    cambiar(direccionesDeMuestra);
    lista.current?.focus();
  };
  const handleEditar = async ({ id }: Direccion) => {
    if (await dejar()) setEnEdicion(id);
  };
  const terminar = (id: number) => {
    setEnEdicion(undefined);
    enfocar(id, 'editar');
  };
  const handleCancelar = async ({ id }: Direccion) => {
    if (await dejar()) terminar(id);
  };
  return (
    <Tarjeta titulo={t('caslDirecciones')} sinRelleno sx={{ gridColumn: '1 / -1' }}>
      {direcciones.length === 0 && (
        <VistaVacia titulo={t('caslVacio')} accion={<Button onClick={handleTraer}>{decir('traer')}</Button>} />
      )}
      <Box component="ul" ref={lista} tabIndex={-1} data-testid="casl-direcciones" sx={listaDeDirecciones}>
        {direcciones.map((una) => (
          <li
            key={una.id}
            data-direccion={una.id}
            onKeyDown={({ key }) => {
              if (key === 'Escape' && enEdicion === una.id) void handleCancelar(una);
            }}
          >
            {enEdicion === una.id ? (
              <EdicionDeDireccion
                direccion={una}
                onCambios={onCambios}
                onCancelar={() => void handleCancelar(una)}
                onGuardar={(cambios) => {
                  cambiar((antes) => editar(antes, rol, una.id, cambios));
                  terminar(una.id);
                  avisos.exito(t('caslGuardada', { nombre: cambios.nombre }));
                }}
              />
            ) : (
              <Linea
                una={una}
                rol={rol}
                onEditar={() => void handleEditar(una)}
                onEliminar={() => handleEliminar(una)}
              />
            )}
          </li>
        ))}
      </Box>
    </Tarjeta>
  );
}

function Linea(props: {
  readonly una: Direccion;
  readonly rol: Rol;
  readonly onEditar: () => void;
  readonly onEliminar: () => void;
}) {
  const t = textos.usar();
  const { nombre, calle, localidad } = props.una;
  return (
    <Box sx={linea}>
      <Simbolo tono="primary">
        <IconMapPin size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{nombre}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{`${calle}, ${localidad}`}</Box>
      </Box>
      {puede(props.rol, 'editar') && (
        <Button size="small" data-boton="editar" aria-label={t('caslEditarUna', { nombre })} onClick={props.onEditar}>
          {t('editar')}
        </Button>
      )}
      {puede(props.rol, 'eliminar') && (
        <Button
          size="small"
          variant="text"
          color="error"
          data-boton="eliminar"
          aria-label={t('caslEliminarUna', { nombre })}
          onClick={props.onEliminar}
        >
          {t('eliminar')}
        </Button>
      )}
    </Box>
  );
}

const listaDeDirecciones = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { borderTop: 1, borderColor: 'divider' },
} as const;

const linea = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.75 } as const;
