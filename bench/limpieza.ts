/** What must be undone before leaving, last first, whether the run ends well, fails or is stopped with Ctrl-C. */
export type Limpieza = {
  readonly anotar: (deshacer: () => Promise<void> | void) => () => Promise<void>;
  readonly deshacerTodo: () => Promise<void>;
};

export function crearLimpieza(): Limpieza {
  const pendientes: (() => Promise<void> | void)[] = [];
  const hacer = async (deshacer: () => Promise<void> | void): Promise<void> => {
    const lugar = pendientes.indexOf(deshacer);
    if (lugar < 0) return;
    pendientes.splice(lugar, 1);
    await deshacer();
  };
  return {
    anotar: (deshacer) => {
      pendientes.push(deshacer);
      return () => hacer(deshacer);
    },
    deshacerTodo: async () => {
      for (let ultimo = pendientes.at(-1); ultimo; ultimo = pendientes.at(-1)) {
        await hacer(ultimo).catch((error: unknown) => console.error(error));
      }
    },
  };
}
