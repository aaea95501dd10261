import Button from '@mui/material/Button';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '#galeria/api-falsa/entidades/chats.ts';
import { crearBorradores } from '#galeria/comun/borradores.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { elegidoDe } from '#galeria/comun/eleccion.ts';
import { EsqueletoDePaneles } from '#galeria/comun/esqueleto-de-paneles.tsx';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { TresPaneles, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { guardarArchivo, leerFoto } from './archivos.ts';
import { Cabecera } from './cabecera.tsx';
import { buscarChats, enviarArchivo, enviarImagen, enviarTexto, leerChat, leerTodos, ORDENES } from './estado.ts';
import { Informacion } from './informacion.tsx';
import { ListaDeChats } from './lista-de-chats.tsx';
import { Mensajes } from './mensajes.tsx';
import { Redactar } from './redactar.tsx';
import { textos } from './textos.ts';

const CAMINO = '/api/data/chat/ChatData';

const borradores = crearBorradores();

type Cambiar = (fn: (chats: readonly Chat[]) => readonly Chat[]) => void;

/** Conversations: who with, what was said, and what was sent along. */
export function ChatsScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly Chat[]>(CAMINO);
  const cambiar = useCambiarMuestras<readonly Chat[]>(CAMINO);
  return (
    <PaginaDemo titulo={t('titulo')} fija>
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDePaneles lateral={320} />}
        vacio={{ icono: IconMessage2, titulo: t('vacio') }}
      >
        {(chats) => <Chats chats={chats} cambiar={cambiar} />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Chats({ chats, cambiar }: { readonly chats: readonly Chat[]; readonly cambiar: Cambiar }) {
  const t = textos.usar();
  const [escrito] = useParametro('id', '');
  const elegido = elegidoDe(chats, ({ id }) => id, escrito);
  const leer = useEffectEvent((id: number) => cambiar((actuales) => leerChat(actuales, id)));
  const id = elegido?.id;
  useEffect(() => {
    if (id !== undefined) leer(id);
  }, [id]);
  return (
    <TresPaneles
      lateral={{
        titulo: t('contactos'),
        ancho: 320,
        contenido: <Contactos chats={chats} elegido={elegido?.id ?? null} cambiar={cambiar} />,
      }}
      detalle={{
        titulo: t('conversacion'),
        contenido: elegido ? <Conversacion chat={elegido} cambiar={cambiar} /> : <SinChat />,
      }}
      {...(elegido && {
        extra: {
          titulo: t('informacion', { quien: elegido.name }),
          ancho: 320,
          contenido: <Informacion chat={elegido} />,
        },
      })}
    />
  );
}

/** Nobody is chosen: where the contacts are not in sight, it opens them. */
function SinChat() {
  const t = textos.usar();
  const { hayLugar, ponerLateral } = usePaneles();
  const accion = !hayLugar && <Button onClick={() => ponerLateral(true)}>{t('verContactos')}</Button>;
  return <VistaVacia icono={IconMessage2} titulo={t('elegi')} texto={t('elegiTexto')} accion={accion} />;
}

function Contactos(props: {
  readonly chats: readonly Chat[];
  readonly elegido: number | null;
  readonly cambiar: Cambiar;
}) {
  const t = textos.usar();
  const avisos = useAvisos();
  const { ponerLateral } = usePaneles();
  const [, elegir] = useParametro('id', '');
  const [buscar, ponerBuscar] = useParametro('buscar', '');
  const [orden, ponerOrden] = useOpcion('orden', ORDENES, 'hora');
  return (
    <ListaDeChats
      chats={buscarChats(props.chats, buscar, orden)}
      elegido={props.elegido}
      buscar={buscar}
      orden={orden}
      onBuscar={ponerBuscar}
      onOrden={ponerOrden}
      onLeerTodos={() => {
        props.cambiar(leerTodos);
        avisos.exito(t('todosLeidos'));
      }}
      onElegir={({ id }) => {
        elegir(String(id), { historia: true });
        ponerLateral(false);
      }}
    />
  );
}

function Conversacion({ chat, cambiar }: { readonly chat: Chat; readonly cambiar: Cambiar }) {
  const t = textos.usar();
  const { i18n } = useTranslation();
  const avisos = useAvisos();
  const [texto, setTexto] = borradores.usar(String(chat.id));
  const handleFoto = async (archivo: File) => {
    if (!archivo.type.startsWith('image/')) return avisos.error(t('noEsFoto'));
    const direccion = await leerFoto(archivo);
    cambiar((chats) => enviarImagen(chats, chat.id, direccion, envio()));
  };
  return (
    <>
      <Cabecera chat={chat} />
      <Mensajes key={chat.id} chat={chat} />
      <Redactar
        texto={texto}
        onTexto={setTexto}
        onEnviar={() => {
          cambiar((chats) => enviarTexto(chats, chat.id, texto, envio()));
          setTexto('');
        }}
        onFoto={(archivo) => void handleFoto(archivo)}
        onArchivo={(archivo) => {
          const nuevo = envio();
          const adjunto = guardarArchivo(nuevo.id, archivo, i18n.language);
          cambiar((chats) => enviarArchivo(chats, chat.id, adjunto, nuevo));
        }}
      />
    </>
  );
}

let enviados = 0;

const envio = () => {
  enviados += 1;
  return { id: `enviado-${enviados}`, ahora: new Date() };
};
