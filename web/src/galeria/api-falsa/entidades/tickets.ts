const TICKET_STATUSES = ['Pending', 'Open', 'Closed'] as const;
type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A ticket of the help desk. */
export type Ticket = {
  readonly Id: number;
  readonly ticketTitle: string;
  readonly ticketDescription: string;
  readonly Status: TicketStatus;
  /** How urgent it is. */
  readonly Label: 'error' | 'warning' | 'success';
  /** The picture of who attends to it. */
  readonly thumb: string;
  readonly AgentName: string;
  /** When it came in: an instant. */
  readonly Date: string;
  readonly deleted: boolean;
};
