import admin from './admin.json' with { type: 'json' };
import book from './book.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import link from './link.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import narration from './narration.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };

export default { admin, book, errors, feed, fields, health, link, mail, narration, notices, reasons };
