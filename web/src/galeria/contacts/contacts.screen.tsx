import Button from '@mui/material/Button';
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import { useState } from 'react';
import type { Contact } from '#galeria/api-falsa/entidades/contacts.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useDetalleALaVista } from '#galeria/comun/detalle-a-la-vista.ts';
import { elegidoDe, escritoTras } from '#galeria/comun/eleccion.ts';
import { EsqueletoDePaneles } from '#galeria/comun/esqueleto-de-paneles.tsx';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { useNombrado } from '#galeria/comun/nombrado.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { TresPaneles, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { AgregarContacto } from './agregar-contacto.tsx';
import { DetalleDeContacto } from './detalle-de-contacto.tsx';
import { useEdicion } from './edicion.ts';
import {
  agregarContacto,
  alternarDestacado,
  buscarContactos,
  contarContactos,
  type DatosDeContacto,
  FILTROS,
  nombreDe,
  quitarContacto,
  recortarContacto,
} from './estado.ts';
import { FiltrosDeContactos } from './filtros-de-contactos.tsx';
import { ListaDeContactos } from './lista-de-contactos.tsx';
import { textos } from './textos.ts';

const CAMINO = '/api/data/contacts/ContactsData';

type Cambiar = (fn: (contactos: readonly Contact[]) => readonly Contact[]) => void;

/** An address book: filters, who they leave, and one of them to read or edit. */
export function ContactsScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly Contact[]>(CAMINO);
  const cambiar = useCambiarMuestras<readonly Contact[]>(CAMINO);
  const poner = usePonerParametros();
  const avisos = useAvisos();
  const [agregando, setAgregando] = useState(false);
  const handleAgregar = (datos: DatosDeContacto) => {
    setAgregando(false);
    // Whatever the filter, the new one is seen.
    poner({ id: String(idNuevo(consulta.data ?? [])), filtro: undefined, buscar: undefined }, { historia: true });
    cambiar((contactos) => agregarContacto(contactos, datos));
    avisos.exito(t('agregado'));
  };
  return (
    <PaginaDemo titulo={t('titulo')} fija>
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDePaneles lateral={240} lista={320} />}
        vacio={{
          icono: IconAddressBook,
          titulo: t('vacio'),
          accion: (
            <Button variant="contained" onClick={() => setAgregando(true)}>
              {t('nuevo')}
            </Button>
          ),
        }}
      >
        {(contactos) => <Contactos contactos={contactos} cambiar={cambiar} onNuevo={() => setAgregando(true)} />}
      </ConEstados>
      <AgregarContacto abierto={agregando} onCerrar={() => setAgregando(false)} onGuardar={handleAgregar} />
    </PaginaDemo>
  );
}

function Contactos(props: {
  readonly contactos: readonly Contact[];
  readonly cambiar: Cambiar;
  readonly onNuevo: () => void;
}) {
  const t = textos.usar();
  const { contactos, cambiar } = props;
  const [escrito, elegir] = useParametro('id', '');
  const [buscar, ponerBuscar] = useParametro('buscar', '');
  const [filtro] = useOpcion('filtro', FILTROS, 'show_all');
  const poner = usePonerParametros();
  const aLaVista = buscarContactos(contactos, filtro, buscar);
  const { nombrado, nombrar } = useNombrado(escrito, elegir);
  const elegido = elegidoDe(nombrado === '' ? aLaVista : contactos, ({ id }) => id, nombrado);
  const edicion = useEdicion(elegido, cambiar);
  const avisos = useAvisos();
  const eliminar = useEliminar(aLaVista, elegido, cambiar, edicion.terminar);
  const ir = async (id: string) => {
    if (id !== String(elegido?.id) && !(await edicion.dejar())) return;
    elegir(id, { historia: true });
  };
  const handleEstrella = ({ id }: Contact) => cambiar((actuales) => alternarDestacado(actuales, id));
  return (
    <TresPaneles
      lateral={{
        titulo: t('filtros'),
        ancho: 240,
        contenido: <PanelDeFiltros contactos={contactos} onNuevo={props.onNuevo} dejar={edicion.dejar} />,
      }}
      lista={{
        titulo: t('lista'),
        ancho: 320,
        contenido: (
          <ListaDeContactos
            contactos={aLaVista}
            elegido={elegido?.id ?? null}
            buscar={buscar}
            onBuscar={ponerBuscar}
            onLimpiar={() => poner({ buscar: undefined, filtro: undefined })}
            onElegir={({ id }) => void ir(String(id))}
            onEstrella={handleEstrella}
            onEliminar={(uno) => void eliminar(uno)}
          />
        ),
      }}
      detalle={{
        titulo: t('detalle'),
        contenido: (
          <DetalleDeContacto
            contacto={elegido}
            editando={edicion.editando}
            onEditar={() => {
              // What is typed may leave it out of sight, and it is still the one that is edited.
              if (elegido) nombrar(String(elegido.id));
              edicion.empezar();
            }}
            onGuardar={() => {
              if (elegido) cambiar((actuales) => recortarContacto(actuales, elegido.id));
              edicion.terminar();
              avisos.exito(t('guardado'));
            }}
            onCancelar={edicion.cancelar}
            onCampo={edicion.campo}
            onEstrella={handleEstrella}
            onEliminar={(uno) => void eliminar(uno)}
          />
        ),
      }}
      detalleAbierto={escrito !== ''}
      onVolver={() => void ir('')}
    />
  );
}

function PanelDeFiltros(props: {
  readonly contactos: readonly Contact[];
  readonly onNuevo: () => void;
  readonly dejar: () => Promise<boolean>;
}) {
  const [filtro, ponerFiltro] = useOpcion('filtro', FILTROS, 'show_all');
  const { ponerLateral } = usePaneles();
  return (
    <FiltrosDeContactos
      filtro={filtro}
      cuentas={contarContactos(props.contactos)}
      onFiltro={(nuevo) => {
        ponerFiltro(nuevo, { historia: true });
        ponerLateral(false);
      }}
      onNuevo={async () => {
        if (!(await props.dejar())) return;
        ponerLateral(false);
        props.onNuevo();
      }}
    />
  );
}

/** Deletes after asking; when it was the one that is shown, its neighbour in the list takes its place (F1). */
function useEliminar(
  aLaVista: readonly Contact[],
  elegido: Contact | undefined,
  cambiar: Cambiar,
  terminarEdicion: () => void,
) {
  const t = textos.usar();
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const [escrito, elegir] = useParametro('id', '');
  const seMuestra = useDetalleALaVista() || escrito !== '';
  return async (uno: Contact): Promise<void> => {
    const si = await confirmar({
      titulo: t('preguntaEliminar', { quien: nombreDe(uno) }),
      texto: t('preguntaEliminarTexto'),
      boton: t('eliminar'),
      peligro: true,
    });
    if (si === null) return;
    if (uno.id === elegido?.id) {
      terminarEdicion();
      if (seMuestra) elegir(escritoTras(aLaVista, uno.id));
    }
    cambiar((actuales) => quitarContacto(actuales, uno.id));
    avisos.exito(t('eliminado'));
  };
}
